// The question: options as buttons, or boxes where several may be chosen; previews; number keys.

import { button, fill, find, form, h, redraw, row, text } from "./dom.js";
import { namer, t } from "./names.js";
import { words } from "./tree.js";

// Milliseconds: until what one points at is tried, and until a number counts as typed.
const POINTED = 300;
const TYPED = 700;
const MOST_CHANGES = 14;
const QUIET = ["asked", "turn", "phase"];

/** What a list would lose and gain. */
function moved(now, then, field) {
	const without = (all, others) => {
		const rest = others.map((one) => JSON.stringify(one));
		return all.filter((one) => {
			const i = rest.indexOf(JSON.stringify(one));
			return i < 0 || rest.splice(i, 1).length === 0;
		});
	};
	const said = (sign, some) => some.map((one) => h("b", ` ${sign} ${words(one, field)}`));
	return [said("−", without(now, then)), said("+", without(then, now))];
}

export class Question {
	constructor(table) {
		Object.assign(this, { table, chosen: new Set(), asked: "", waits: false, typed: "", timers: {} });
	}

	get now() {
		return this.table.past ? null : this.table.state?.question;
	}

	isSubset() {
		return this.now.verb !== "" && !(this.now.least <= 1 && this.now.most === 1);
	}

	choices() {
		return [...find("question").querySelectorAll("button.choice, .choice input")];
	}

	draw() {
		const { state, past } = this.table;
		const question = this.now;
		const asked = `${state.seat} ${state.ply} ${question?.kind}`;
		if (asked !== this.asked) this.clear();
		this.asked = asked;
		find("question").hidden = !question && Boolean(state.result || past);
		redraw(find("question"), [asked, question, state.refusals, state.undo, state.status], () => (question ? this.nodes(question) : this.waiting(state)));
		this.count();
	}

	waiting({ seats, status, frozen }) {
		const others = seats.filter((one) => one.asked).map((one) => one.name);
		return [h("h2", frozen ? text(frozen) : others.length ? t("waits", others.join(", ")) : t(`status.${status}`)), this.undos()];
	}

	nodes(question) {
		const { refusals = [] } = this.table.state;
		const because = question.because.map(({ kind, id }) => namer.thing(kind, id) ?? `${namer.field(kind)} ${id}`);
		const refusal = ({ label, why }) => h("li", text(label), " ", h("span.why", text(why)));
		return [
			h("h2", { tabindex: "-1", "data-first": true }, text(question.text)),
			because.length > 0 && h("p.hint", t("because", because.join(", "))),
			!question.must && h("p.hint", t("question.may")),
			this.isSubset() ? this.boxes(question) : this.buttons(question),
			this.undos(),
			h("div", { id: "preview", "aria-live": "polite" }),
			refusals.length > 0 && h("details.refusals", h("summary", t("refusals", refusals.length)), h("ul", refusals.map(refusal))),
		];
	}

	undos() {
		const { undo = 0, ply } = this.table.state;
		const back = (choices) => () => this.table.do({ kind: "undo", ply, choices });
		return undo > 0 && row(button(t("undo"), back(1), { id: "undo", title: "U" }), undo > 1 && button(t("undo.all", undo), back(undo)));
	}

	list(options, make) {
		return h("ol", { class: options.length > 14 ? "options many" : "options" }, options.map((option, i) => h("li", make(option, h("kbd", i + 1)))));
	}

	buttons({ verb, least, options }) {
		const all = verb && !least ? [...options, { notation: "none", label: [t("none")] }] : options;
		return this.list(all, ({ notation, label, about }, number) => {
			const choice = verb ? `${verb} ${notation}` : notation;
			return button([number, h("span", text(label))], () => this.choose(choice), { class: "choice", ...this.pointing(about, () => choice) });
		});
	}

	boxes({ options }) {
		const box = ({ notation, label, about }, number) => {
			const onchange = () => this.toggle(notation, about);
			return h("label.choice", this.pointing(about, () => this.fits() && this.written()), number, h("input", { type: "checkbox", name: notation, checked: this.chosen.has(notation), onchange }), h("span", text(label)));
		};
		return form("boxes", () => this.confirm(), this.list(options, box), row(h("button.main", { id: "confirm" }, t("confirm")), h("span.hint", { id: "count", role: "status" })));
	}

	toggle(notation, about) {
		if (!this.chosen.delete(notation)) this.chosen.add(notation);
		this.count();
		this.later("try", POINTED, () => this.preview(about, this.fits() && this.written()));
	}

	fits() {
		return this.chosen.size >= this.now.least && this.chosen.size <= this.now.most;
	}

	count() {
		if (!find("count") || !this.now) return;
		const { least, most } = this.now;
		find("count").textContent = t("chosen", this.chosen.size, least === most ? least : `${least}–${most}`);
		find("confirm").disabled = !this.fits() || this.waits;
	}

	/** The chosen options in the order of the question. */
	written() {
		const chosen = this.now.options.map((option) => option.notation).filter((notation) => this.chosen.has(notation));
		return [this.now.verb, ...(chosen.length ? chosen : ["none"])].join(" ");
	}

	confirm() {
		if (this.fits()) this.choose(this.written());
	}

	choose(choice) {
		if (this.waits || !this.now) return;
		this.quiet();
		this.waits = Boolean(this.table.do({ kind: "choice", ply: this.table.state.ply, choice }));
		find("question").classList.toggle("waits", this.waits);
		this.later("wait", 8000, () => this.release());
	}

	release() {
		this.waits = false;
		find("question").classList.remove("waits");
		this.count();
	}

	/** Begin to choose anew. */
	clear() {
		this.chosen.clear();
		this.typed = "";
		this.quiet();
		this.release();
		for (const box of this.choices()) box.checked = false;
	}

	// Previews

	/** Show what is printed on what one points at, and what would come of it. */
	pointing(about, choice) {
		const point = () => this.later("try", POINTED, () => this.preview(about, choice()));
		const leave = () => this.quiet();
		return { onmouseenter: point, onfocusin: point, onmouseleave: leave, onfocusout: leave };
	}

	quiet() {
		clearTimeout(this.timers.try);
		this.trying?.abort();
		if (find("preview")) fill(find("preview"));
	}

	async preview(about, choice) {
		const printed = (about ?? []).map(({ kind, id }) => [namer.thing(kind, id), namer.about(kind, id)]).filter(([, found]) => found);
		const lines = printed.map(([name, found]) => h("p", h("b", name), " ", found));
		if (find("preview")) fill(find("preview"), lines);
		if (!choice) return;
		const { seat, ply, number } = this.table.state;
		this.trying?.abort();
		const { signal } = (this.trying = new AbortController());
		const found = await this.table.ask("POST", "/tries", { body: { seat, ply, choices: [choice] }, signal }).catch(() => null);
		if (found && find("preview") && this.table.state.number === number) fill(find("preview"), lines, this.changes(found));
	}

	changes({ certain, changes = [] }) {
		const told = changes.filter(({ path }) => !QUIET.includes(path[0]));
		if (!certain || !told.length) return h("p.hint", t(certain ? "preview.nothing" : "preview.unsure"));
		const line = ({ path, now, then }) => {
			const field = path.findLast((step) => typeof step === "string");
			return h("li", this.table.tree.way(path), ": ", Array.isArray(now) && Array.isArray(then) ? moved(now, then, field) : [words(now, field), " → ", h("b", words(then, field))]);
		};
		const more = told.length - MOST_CHANGES;
		return [h("h3", t("preview")), h("ul", told.slice(0, MOST_CHANGES).map(line), more > 0 && h("li", t("preview.more", more)))];
	}

	// Keys

	key(event) {
		const enter = event.key === "Enter";
		if (/^\d$/.test(event.key)) {
			this.typed += event.key;
			if (Number(this.typed) * 10 > this.choices().length) this.pick();
			else this.later("typed", TYPED, () => this.pick());
		} else if (event.key.toLowerCase() === "u") find("undo")?.click();
		else if (enter && this.typed) this.pick();
		else if (enter && find("confirm") && !event.target.closest("button, summary, a")) this.confirm();
		else return;
		event.preventDefault();
	}

	/** Choose the option with the number that was typed. */
	pick() {
		clearTimeout(this.timers.typed);
		this.choices()[Number(this.typed) - 1]?.click();
		this.typed = "";
	}

	later(name, wait, act) {
		clearTimeout(this.timers[name]);
		this.timers[name] = setTimeout(act, wait);
	}
}
