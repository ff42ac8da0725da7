// The lobby: games to set up, to continue, to look at.

import { button, choose, complain, fill, find, form, gameTitle, h, mark, row, text } from "./dom.js";
import { moment, plain, readable, t } from "./names.js";
import { api } from "./net.js";
import * as memory from "./memory.js";

const MOST_PLAYERS = 5;
const wish = { seats: [{ kind: "person" }, { kind: "bot" }], options: {}, more: {}, game: "" };
let rules;

export function lobby(now, message) {
	rules = now;
	document.title = "Areopolis";
	wish.game ||= rules.games.at(-1).name;
	const made = h("section.panel", { id: "made", tabindex: "-1", hidden: true });
	const right = h("div", h("section.panel", { id: "mine" }), opening());
	fill(find("main"), message && h("p.note", message), h("div.lobby", h("div", made, h("section.panel", { id: "new" })), right));
	drawForm();
	list();
}

const numbers = ({ least = 0, most }) => Array.from({ length: most - least + 1 }, (_, i) => [String(least + i), least + i]);
const field = (label, control) => h("label.field", h("span", label), control);
const input = (name, attributes) => h("input", { name, value: wish.more[name] ?? "", oninput: (event) => { wish.more[name] = event.target.value; }, ...attributes });

function drawForm() {
	const game = rules.games.find((found) => found.name === wish.game);
	const { options = [] } = game;
	const players = options.find((one) => one.name === "players") ?? { least: 1, most: MOST_PLAYERS };
	const other = (name) => {
		Object.assign(wish, { game: name, options: {} });
		drawForm();
	};
	const seats = (count) => {
		while (wish.seats.length < count) wish.seats.push({ kind: "bot" });
		wish.seats.length = count;
		drawForm();
	};
	const more = ["name", "seed", "budget", "increment"].map((name) => field(t(`new.${name}`), input(name, MORE[name])));
	fill(
		find("new"),
		h("h2", t("new")),
		form(
			"new",
			() => create(game),
			row(
				field(t("new.game"), choose(t("new.game"), rules.games.map((one) => [one.name, plain(one.title)]), wish.game, other)),
				field(t("new.players"), choose(t("new.players"), numbers(players), String(wish.seats.length), seats)),
			),
			h("fieldset", h("legend", t("new.seats")), wish.seats.map(seatRow)),
			options.filter((one) => one.name !== "players").map(option),
			h("details", { open: Object.values(wish.more).some(Boolean) }, h("summary", t("new.more")), row(more)),
			h("button.main", t("new.create")),
		),
	);
}

const MORE = {
	name: { maxlength: 60 },
	seed: { inputmode: "numeric", pattern: "-?[0-9]{1,15}" },
	budget: { type: "number", min: 1, max: 40000, step: "any" },
	increment: { type: "number", min: 0, max: 3600, step: "any" },
};

function seatRow(one, i) {
	const bot = rules.bots.find((found) => found.name === one.bot) ?? rules.bots[0];
	const set = (change) => {
		Object.assign(one, change);
		drawForm();
	};
	const parameter = ([name, usual]) => {
		const oninput = (event) => { (one.set ??= {})[name] = event.target.value; };
		return h("label.small", `${name} `, h("input", { value: one.set?.[name] ?? "", placeholder: usual, oninput }));
	};
	const oninput = (event) => { one.name = event.target.value; };
	return h(
		"div.seatrow",
		mark(i),
		h("input", { value: one.name ?? "", maxlength: 20, placeholder: t("new.seat", i + 1), label: t("new.nameof", i + 1), oninput }),
		choose(t("new.kind"), ["person", "bot"].map((kind) => [kind, t(`kind.${kind}`)]), one.kind, (kind) => set({ kind })),
		one.kind === "bot" && [
			choose(t("new.bot"), rules.bots.map((found) => [found.name, readable(found.name)]), bot.name, (name) => set({ bot: name, set: {} })),
			Object.entries(bot.parameters ?? {}).map(parameter),
			h("small.hint", text(bot.text)),
		],
	);
}

/** Whatever an option is: a switch, one word of some, several of them, or a text. */
function option(info) {
	const { name, kind, usual, words } = info;
	const now = wish.options[name] ?? usual;
	const set = (value) => { wish.options[name] = value; };
	const head = h("span", text(info.title), " ", h("small.hint", text(info.text)));
	const values = words?.map((one) => [one.word, plain(one.title)]) ?? (kind.startsWith("number") ? numbers(info) : []);
	const box = (checked, change) => h("input", { type: "checkbox", checked, onchange: (event) => change(event.target.checked) });
	if (kind === "switch") return h("label.option", box(now === "yes", (on) => set(on ? "yes" : "no")), head);
	if (["words", "numbers"].includes(kind)) {
		const chosen = new Set(now.split(","));
		const change = (value) => (on) => {
			chosen[on ? "add" : "delete"](value);
			set(values.map(([one]) => one).filter((one) => chosen.has(one)).join(","));
		};
		return h("details.option", h("summary", head), row(values.map(([value, said]) => h("label", box(chosen.has(value), change(value)), said))));
	}
	const oninput = (event) => set(event.target.value);
	const list = usual ? values : [["", "–"], ...values];
	return h("label.option", head, values.length ? choose(null, list, now, set) : h("textarea", { value: now, rows: 2, oninput }));
}

async function create(game) {
	const { name = "", seed, budget, increment = 0 } = wish.more;
	const usual = Object.fromEntries(game.options.map((one) => [one.name, one.usual]));
	const options = Object.entries({ ...wish.options, players: String(wish.seats.length) }).filter(([key, value]) => value !== usual[key]);
	const body = { game: game.name, options: Object.fromEntries(options), seats: wish.seats.map(newSeat), name: name.trim() };
	if (seed) body.seed = Number(seed);
	if (budget) body.clock = { budget: budget * 60, increment: Number(increment) };
	complain([]);
	const created = await api("POST", "/api/games", { body });
	keep(created);
	showLinks(created);
	list();
}

function newSeat({ kind, name = "", bot = rules.bots[0].name, set = {} }) {
	if (kind !== "bot") return { kind, name: name.trim() };
	const given = Object.entries(set).filter(([, value]) => value.trim()).map(([key, value]) => `${key}=${value.trim()}`);
	return { kind, name: name.trim(), bot: given.length ? `${bot}:${given.join(",")}` : bot };
}

/** Keep the keys of a new game: its only person plays from here. */
export function keep({ id, seats, watch }) {
	memory.remember(id, seats.length === 1 ? [seats[0].key] : [], { seats, watch });
}

/** The secret links of a game, each to copy and to open. */
export function links({ id, seats, watch }) {
	const line = (label, name, keys) => {
		const address = memory.link(id, keys);
		const shown = h("input", { readonly: true, value: address, label: name, onfocus: () => shown.select() });
		const copy = button(t("links.copy"), async () => {
			shown.select();
			await navigator.clipboard?.writeText(address).catch(() => document.execCommand("copy")) ?? document.execCommand("copy");
			copy.textContent = t("links.copied");
		});
		return h("div.link", h("span.who", label), shown, copy, button(t("links.open"), () => memory.go(id, keys)));
	};
	return [
		h("p.hint", t("links.hint")),
		seats.map((one) => line([mark(one.seat), one.name], one.name, [one.key])),
		line(t("links.watch"), t("links.watch"), [watch]),
		seats.length > 1 && button(t("links.all"), () => memory.go(id, seats.map((one) => one.key))),
	];
}

function showLinks(created) {
	const place = find("made");
	place.hidden = false;
	fill(place, h("h2", t("links")), links(created));
	place.focus();
}

function opening() {
	const address = h("input", { placeholder: "…/plain/…#…", autocomplete: "off" });
	const file = h("input", { type: "file", accept: ".areo,.txt,text/plain", onchange: () => upload(file.files[0]) });
	return h(
		"section.panel",
		h("h2", t("open")),
		form("row", () => memory.follow(address.value) || complain([t("open.nolink")]), field(t("open.link"), address), h("button", t("open.go"))),
		field(t("open.record"), file),
	);
}

async function upload(file) {
	const created = await api("POST", "/api/records", { body: { text: await file.text() } });
	memory.go(created.id, [created.watch]);
}

async function list() {
	const known = memory.games();
	const keysOf = ({ keys, made }) => (keys.length || !made ? keys : [made.watch]);
	const games = known.flatMap((one) => keysOf(one).map((key) => ({ game: one.id, key }))).slice(0, 200);
	const briefs = games.length ? (await api("POST", "/api/mine", { body: { games } })).games : [];
	const found = known.map((one) => [one, briefs.filter((brief) => brief.id === one.id)]).filter(([, mine]) => mine.length);
	fill(find("mine"), h("h2", t("mine")), found.length ? h("ul.games", found.map(item)) : h("p.hint", t("mine.none")));
}

function item([{ id, made }, mine]) {
	const [brief] = mine;
	const own = mine.map((found) => found.seat);
	const turn = brief.status === "open" && own.some((seat) => brief.asked?.includes(seat));
	const forget = () => {
		memory.forget(id);
		list();
	};
	return h(
		"li",
		h("a", { href: `/plain/${id}` }, brief.name || gameTitle(rules, brief.game)),
		h("span", { class: turn ? "tag turn" : "tag" }, t(turn ? "mine.turn" : `status.${brief.status}`)),
		h("span.people", brief.seats.map((name, seat) => h("span", { class: own.includes(seat) ? "own" : null }, mark(seat), name))),
		h("small", moment(brief.created, true), " · ", brief.stage ? `${brief.stage} · ` : "", t("mine.plies", brief.ply ?? 0)),
		row(made && button(t("links"), () => showLinks({ id, ...made })), button(t("mine.forget"), forget)),
	);
}
