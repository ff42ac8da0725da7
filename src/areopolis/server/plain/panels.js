// The panels beside the question and the tree: who plays, proposals, the end, looking back, log and talk.

import { button, choose, fill, find, form, gameTitle, h, redraw, row, seatName, text } from "./dom.js";
import { duration, minus, moment, namer, readable, t } from "./names.js";
import { keep, links } from "./lobby.js";
import * as memory from "./memory.js";

const WATCHER = -1;
const REACTIONS = ["nice", "thanks", "ouch", "wow", "hurry", "bye"];
const named = (seat) => seatName(seat, namer.seat(seat));

function drawStatus(table) {
	const { seat, seats, own, open, name, watchers, status, rules } = table.state;
	const title = gameTitle(table.rules, rules);
	fill(find("title"), h("h1", name || title), name && h("small", title));
	const eyes = [...(open ? seats.map((one) => one.seat) : own), WATCHER].map((one) => [one, namer.seat(one)]);
	fill(
		find("status"),
		h("ul.seats", seats.map((one) => seatItem(one, seat))),
		watchers > 0 && h("span.tag", t("watchers", watchers)),
		status !== "open" && h("span", { class: "tag turn" }, t(`status.${status}`)),
		(open || own.length > 1) && h("label.eyes", t("eyes"), " ", choose(null, eyes, seat, (one) => table.look(Number(one)))),
	);
}

function seatItem(one, seat) {
	const bot = one.bot?.split(":")[0] ?? (one.kind === "automa" && t("kind.automa"));
	return h(
		"li",
		{ class: one.asked ? "asked" : null, "aria-current": one.seat === seat ? "true" : null },
		named(one.seat),
		bot && h("small", ` ${bot}`),
		one.here && h("span.here", { role: "img", label: t("here"), title: t("here") }, "◉"),
		typeof one.left === "number" && h("span.clock", { "data-left": one.left, "data-runs": one.runs, title: t("clock") }),
		one.asked && h("span.turn", t(one.thinks ? "thinks" : "turn"), one.since > 0 && h("span", { "data-since": one.since })),
	);
}

/** What runs: clocks, and since when somebody is waited for. */
export function drawTimes({ state, skew }) {
	if (!state) return;
	const now = Date.now() / 1000 + skew;
	for (const place of document.querySelectorAll("[data-since]")) place.textContent = ` ${duration(now - place.dataset.since)}`;
	for (const place of document.querySelectorAll("[data-left]")) {
		const { left, runs } = place.dataset;
		const rest = runs === undefined ? left : left - (now - state.at);
		place.textContent = duration(rest);
		place.classList.toggle("hurry", runs !== undefined && rest < 30);
	}
}

function drawMatter(table) {
	const { matter, own } = table.state;
	const place = find("matter");
	place.hidden = !matter;
	if (!matter) return;
	const answer = (seat, agrees) => () => table.do({ kind: "answer", seat, proposal: matter.number, agrees });
	redraw(place, [matter, own], () => [
		h("h2", text(matter.text)),
		matter.what.kind === "take-back" && h("p.hint", t("proposal.ply", matter.what.ply)),
		h("p.people", matter.voters.map((seat) => h("span", named(seat), " ", t(matter.agreed.includes(seat) ? "proposal.agreed" : "proposal.open")))),
		own.filter((seat) => matter.voters.includes(seat)).map((seat) =>
			row(
				own.length > 1 && named(seat),
				!matter.agreed.includes(seat) && button(t("proposal.agree"), answer(seat, true), { class: "main" }),
				button(t(seat === matter.seat ? "proposal.withdraw" : "proposal.refuse"), answer(seat, false)),
			)),
	]);
}

function drawResult(table) {
	const { result, seats, status, follower, own, matter } = table.state;
	const place = find("result");
	place.hidden = !result;
	if (!result) return;
	const names = [...new Set(result.sheet.flatMap((sheet) => Object.keys(sheet)))];
	const line = (label, figures, kind) => h("tr", { class: kind }, h("th", { scope: "row" }, label), figures.map((number) => h("td.figure", minus(number))));
	redraw(place, [result, follower, own, matter], () => [
		h("h2", status === "cancelled" ? t("status.cancelled") : t("result.winner", result.winners.map((seat) => namer.seat(seat)).join(", ") || "–")),
		h(
			"div.scroll",
			{ tabindex: "0", role: "group", label: t("result") },
			h(
				"table.scores",
				h("thead", h("tr", h("td"), seats.map((one) => h("th", { scope: "col" }, named(one.seat))))),
				h("tbody", names.map((name) => line(namer.field(name, "points"), result.sheet.map((sheet) => sheet[name] ?? 0))), line(t("result.total"), result.scores, "total")),
			),
		),
		follower
			? button(t("rematch.go"), () => memory.go(follower, table.keys), { class: "main" })
			: own.length > 0 && !matter && button(t("rematch"), () => table.propose({ kind: "rematch" })),
	]);
}

function drawTools(table) {
	const { state, rules, past } = table;
	const { own, seats, status, open, plies, matter } = state;
	const running = status === "open" && !state.frozen;
	const persons = seats.filter((one) => one.kind === "person");
	const held = own.filter((seat) => seats[seat].bot && running);
	const away = persons.filter((one) => !one.bot && !own.includes(one.seat)).map((one) => [one.seat, one.name]);
	const may = own.length > 0 && running && !matter;
	const record = !state.frozen && (open || persons.every((one) => own.includes(one.seat)));
	redraw(find("tools"), [may, held, away, open, plies > 0, state.seat, Boolean(past)], () => [
		held.map((seat) => button(t("return", namer.seat(seat)), () => table.do({ kind: "return", seat }), { class: "main" })),
		h(
			"details",
			h("summary", t("tools")),
			may && plies > 0 && button(t("takeback"), () => table.propose({ kind: "take-back", ply: table.state.plies - 1 })),
			may && away.length > 0 && handOver(table, away, rules),
			may && button(t("cancel"), () => confirm(t("cancel.sure")) && table.propose({ kind: "cancel" })),
			own.length > 0 && rename(table, table.me()),
			record && button(t("record"), () => download(table)),
			!open && record && persons.length === 1 && button(t("branch"), () => branch(table)),
			h("p", h("a", { href: "/plain/" }, t("lobby"))),
		),
		h("div", { id: "branched" }),
	]);
}

function handOver(table, away, rules) {
	const who = choose(t("handover.who"), away);
	const bot = choose(t("new.bot"), rules.bots.map((one) => [one.name, readable(one.name)]));
	return row(button(t("handover"), () => table.propose({ kind: "hand-over", seat: Number(who.value), bot: bot.value })), who, bot);
}

function rename(table, seat) {
	const name = h("input", { maxlength: 20, required: true, value: namer.seat(seat), label: t("rename") });
	return form("row", () => table.do({ kind: "name", seat, name: name.value.trim() }), name, h("button", t("rename")));
}

async function download(table) {
	const href = URL.createObjectURL(new Blob([await table.ask("GET", "/record")], { type: "text/plain" }));
	h("a", { href, download: `${table.state.rules}-${table.id}.areo` }).click();
	setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** A new game from what is shown. */
async function branch(table) {
	const created = await table.ask("POST", "/branches", { body: { ply: table.past?.ply ?? table.state.plies } });
	keep(created);
	fill(find("branched"), h("h2", t("links")), links(created));
	find("branched").scrollIntoView({ block: "nearest" });
}

function drawBack(table) {
	const { state, past } = table;
	const { plies, own, open, status, matter } = state;
	const place = find("back");
	const ply = past?.ply ?? plies;
	place.hidden = !plies || Boolean(state.frozen);
	place.classList.toggle("past", Boolean(past));
	if (!place.childElementCount) {
		let wait;
		const oninput = (event) => {
			const wanted = Number(event.target.value);
			clearTimeout(wait);
			wait = setTimeout(() => table.go(wanted), 120);
		};
		const slider = h("input", { type: "range", id: "ply", min: 0, max: plies, label: t("back"), oninput });
		fill(place, row(t("back"), slider, h("span.figure", { id: "where" })), h("div.row", { id: "then" }));
	}
	const slider = find("ply");
	slider.max = plies;
	if (document.activeElement !== slider || !past) slider.value = ply;
	find("where").textContent = `${ply} / ${plies}`;
	const alone = own.length > 0 && state.seats.filter((one) => one.kind === "person").length === 1;
	fill(
		find("then"),
		past && [h("strong", t("back.past")), button(t("back.now"), () => table.go(plies))],
		past && status === "open" && own.length > 0 && !matter && button(t("back.propose"), () => table.propose({ kind: "take-back", ply })),
		(open || (past && alone)) && button(t("branch"), () => branch(table)),
	);
}

function drawLog(table) {
	const last = table.past?.ply ?? table.state.plies;
	const lines = table.log.filter((line) => !table.past || line.ply <= last);
	const earlier = lines[0]?.ply > 0 && h("li", button(t("log.earlier"), () => table.earlier()));
	const place = () => find("log").querySelector("ol");
	const top = place()?.scrollTop ?? 0;
	redraw(find("log"), lines, () => [
		h("h2", t("log")),
		h("ol.log", { tabindex: "0", label: t("log") }, lines.map((line) => logLine(line, table, last)).reverse(), earlier),
	]);
	place().scrollTop = top;
}

function logLine({ ply, seat, at, note, events = [] }, table, last) {
	if (note) return h("li.aside", text(note), " ", h("time", moment(at)));
	return h(
		"li",
		{ class: ply > 0 && ply === last ? "last" : null },
		ply > 0 && button(ply, () => table.go(ply), { class: "ply", title: t("log.look", moment(at)) }),
		events.length ? events.map((event) => h("div", text(event.text))) : seat >= 0 && [named(seat), " …"],
	);
}

export function draw(table) {
	for (const one of [drawStatus, drawMatter, drawResult, drawTools, drawBack, drawLog, drawTalk]) one(table);
}

export function talkPanel(table) {
	const line = h("input", { maxlength: 200, label: t("talk.line"), placeholder: t("talk.line"), autocomplete: "off" });
	const speak = () => {
		if (line.value.trim() && table.do({ kind: "chat", line: line.value.trim() })) line.value = "";
	};
	const react = (reaction) => button(t(`reaction.${reaction}`), () => table.do({ kind: "reaction", reaction }));
	return h(
		"section.panel",
		{ id: "talk", label: t("talk") },
		h("h2", t("talk")),
		h("ol.talk", { id: "lines", role: "log", tabindex: "0", label: t("talk") }),
		form("row", speak, line, h("button", t("talk.send"))),
		h("p.reactions", REACTIONS.map(react)),
	);
}

function drawTalk({ talk }) {
	const place = find("lines");
	const said = ({ reaction, line }) => (reaction ? h("em", ` ${t(`reaction.${reaction}`)}`) : `: ${line}`);
	redraw(place, talk, () => talk.map((line) => h("li", named(line.seat), said(line), " ", h("time", moment(line.at)))));
	place.hidden = !talk.length;
	place.scrollTop = place.scrollHeight;
}
