// The table: what the server tells, kept and drawn; the curtain between hands; keys.

import { button, complain, fill, find, gameTitle, h, mark, tell } from "./dom.js";
import { duration, language, namer, plain, t } from "./names.js";
import { api, Line } from "./net.js";
import * as panels from "./panels.js";
import { Question } from "./question.js";
import { differences, Tree } from "./tree.js";

const WATCHER = -1;
// What is only for the eyes of one seat.
const SECRET = ["matter", "question", "result", "tools", "back", "tree", "log"];

export class Table {
	constructor(id, keys, rules) {
		// past: an earlier moment; curtain: for whom it is down; staying: at which ply somebody wants to stay.
		Object.assign(this, { id, keys, rules, state: null, past: null, curtain: null, staying: -1, skew: 0, told: Promise.resolve() });
		this.eyes = keys.length > 1 ? WATCHER : undefined;
		this.forget();
		this.question = new Question(this);
		this.frame();
		document.addEventListener("keydown", (event) => this.key(event));
		setInterval(() => this.tick(), 1000);
		this.line = new Line(id, keys, this);
	}

	forget() {
		Object.assign(this, { log: [], talk: [], changed: new Map() });
	}

	frame() {
		const region = (id) => h("section.panel", { id, label: t(id), tabindex: "-1" });
		fill(
			find("main"),
			h("section", { id: "status", label: t("status") }),
			h("div", { id: "line", role: "status" }),
			h(
				"div.table",
				h("div", ["matter", "question", "result", "tools"].map(region)),
				h("div", ["back", "tree"].map(region)),
				h("div.right", region("log"), panels.talkPanel(this)),
			),
		);
	}

	// What the line tells

	hello() {
		return { seat: this.curtain ? WATCHER : this.eyes, since: this.curtain || !this.log.length ? 0 : this.state.number };
	}

	/** States are taken one after the other, also while names are learned. */
	tells(state) {
		this.told = this.told.then(() => this.take(state));
	}

	async take(state) {
		if (this.curtain && state.seat !== WATCHER) return;
		const before = this.state;
		const same = before?.seat === state.seat && before.language === state.language;
		if (!same) this.forget();
		await namer.learn(state.rules, language, () => this.ask("GET", "/components")).catch(() => {});
		this.log = [...this.log.filter((line) => line.ply < state.log_from), ...state.log];
		this.talk = [...this.talk.filter((line) => line.number <= state.talk_from), ...state.talk];
		const changed = same ? differences(before.table, state.table) : [];
		if (changed.size) this.changed = changed;
		Object.assign(this, { state, eyes: state.seat, skew: state.at - Date.now() / 1000 });
		namer.seats = state.seats;
		if (this.past?.seat !== state.seat) this.past = null;
		if (this.settle()) return;
		this.draw();
		if (same) this.announce(before, state);
	}

	done() {
		this.question.release();
	}

	refused(problem) {
		this.question.release();
		complain(problem.text);
		if (!this.state) fill(find("question"), h("p", plain(problem.text)), h("a", { href: "/plain/" }, t("lobby")));
	}

	// Hot seat

	/** See to it that the right person looks: whether nothing is to be drawn now. */
	settle() {
		const { seat, seats, own, open, plies } = this.state;
		const asked = own.filter((one) => seats[one].asked && !seats[one].bot);
		if (own.length === 1 && seat === WATCHER && !open) {
			this.line.look(own[0]);
			return true;
		}
		if (own.length < 2 || open) this.raise();
		else if (this.curtain) {
			if (this.curtain.wished || asked.includes(this.curtain.seat)) return true;
			this.raise();
		}
		if (open || !asked.length || asked.includes(seat) || this.staying === plies) return false;
		this.drop(asked[0], seat);
		return true;
	}

	/** Let the curtain fall for a seat; what the one before saw leaves the page first. */
	drop(seat, before, wished = false) {
		const { plies } = this.state;
		for (const name of SECRET) fill(find(name));
		this.question.clear();
		this.forget();
		Object.assign(this, { past: null, curtain: { seat, wished } });
		if (before !== WATCHER) this.line.look(WATCHER);
		const stay = () => {
			this.staying = plies;
			this.lift(before);
		};
		const place = find("curtain");
		fill(
			place,
			h("p", mark(seat)),
			h("h2", { id: "whose" }, t("curtain", namer.seat(seat))),
			button(t("curtain.lift", namer.seat(seat)), () => this.lift(seat), { class: "main" }),
			before >= 0 && before !== seat && button(t("curtain.stay", namer.seat(before)), stay),
		);
		place.oncancel = (event) => event.preventDefault();
		place.onkeydown = (event) => {
			event.stopPropagation();
			if (/^[\w]$/.test(event.key)) this.lift(seat);
		};
		if (!place.open) place.showModal();
	}

	lift(seat) {
		this.raise();
		this.eyes = seat;
		this.line.look(seat);
	}

	raise() {
		this.curtain = null;
		find("curtain").close();
	}

	/** Look through other eyes; through one's own, while the game goes on, behind the curtain. */
	look(seat) {
		const { own, open, plies } = this.state;
		Object.assign(this, { past: null, staying: plies });
		if (own.length > 1 && !open && seat !== WATCHER) this.drop(seat, this.state.seat, true);
		else this.line.look(seat);
	}

	// What people do

	me() {
		const { seat, own } = this.state;
		return own.includes(seat) ? seat : own[0] ?? WATCHER;
	}

	do(deed) {
		complain(this.line.up ? [] : [t("line.down")]);
		return this.line.up && this.line.do({ seat: this.me(), ...deed });
	}

	propose(what) {
		this.do({ kind: "proposal", what });
	}

	/** Ask the server about this game. */
	ask(method, path, asked = {}) {
		return api(method, `/api/games/${this.id}${path}`, { keys: this.keys, ...asked });
	}

	/** Look at the table as it was after so many choices. */
	async go(ply) {
		const { seat, plies } = this.state;
		const wanted = (this.wanted = {});
		const past = ply < plies ? await this.ask("GET", `/plies/${ply}`, { query: { seat } }) : null;
		if (wanted !== this.wanted || this.state.seat !== seat || this.curtain) return;
		this.past = past;
		if (past && ply < this.log[0]?.ply) await this.earlier();
		else this.draw();
	}

	async earlier() {
		const { seat } = this.state;
		const { log } = await this.ask("GET", "/log", { query: { from: 0, seat } });
		if (this.state.seat !== seat || this.curtain) return;
		this.log = [...log.filter((line) => line.ply < this.log[0].ply), ...this.log];
		this.draw();
	}

	speak(rules) {
		this.rules = rules;
		this.frame();
		this.draw();
		this.line.speak(language);
	}

	// Drawing

	draw() {
		if (!this.state || this.curtain) return;
		const { state, past } = this;
		document.title = `${state.question?.must ? "● " : ""}${state.name || gameTitle(this.rules, state.rules)} · Areopolis`;
		panels.draw(this);
		this.question.draw();
		this.tree = new Tree(past?.table ?? state.table, state.seat, past ? new Map() : this.changed);
		fill(find("tree"), h("h2", t("tree")), this.tree.nodes());
		this.tick();
	}

	/** Tell the news to those who listen; talk is told where it stands. */
	announce(before, { log, ply, question }) {
		const news = log.filter((line) => line.ply > before.plies || line.number > before.number);
		const lines = news.flatMap(({ events = [], note }) => [...events.map((event) => event.text), note ?? []]).map(plain);
		const said = [...lines.slice(-5), ply !== before.ply && question ? plain(question.text) : ""].filter(Boolean);
		if (said.length) tell(said.join(". "));
	}

	tick() {
		panels.drawTimes(this);
		this.connection();
	}

	connection() {
		const { line } = this;
		if (!line) return;
		const place = find("line");
		const wait = Math.ceil((line.next - Date.now()) / 1000);
		const said = line.up || line.ended ? "" : wait > 0 ? "line.waiting" : "line.connecting";
		if (place.dataset.said !== said) {
			place.dataset.said = said;
			fill(place, said && [t(said), h("span", { "aria-hidden": "true" }), wait > 0 && button(t("line.again"), () => line.again())]);
		}
		if (wait > 0) place.querySelector("span").textContent = ` ${duration(wait)} `;
	}

	key(event) {
		if (!this.state || this.curtain || event.ctrlKey || event.metaKey || event.altKey) return;
		const typing = event.target.closest("input:not([type=checkbox], [type=range]), textarea, select");
		if (event.key !== "Escape") return typing || this.question.key(event);
		if (typing) typing.blur();
		else if (this.past) this.go(this.state.plies);
		else this.question.clear();
	}
}
