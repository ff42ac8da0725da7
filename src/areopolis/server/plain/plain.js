// The page: a lobby, or a table.

import { complain, fill, find, h, text } from "./dom.js";
import { language, learn, t } from "./names.js";
import { api, Refused } from "./net.js";
import * as memory from "./memory.js";
import { lobby } from "./lobby.js";
import { Table } from "./table.js";

let rules;
let table;
const id = /^\/plain\/([A-Za-z0-9_-]+)$/.exec(location.pathname)?.[1];

function frame() {
	find("skip").textContent = t("skip");
	const choose = h(
		"select",
		{ id: "language", label: t("language"), value: language, onchange: (event) => speak(event.target.value) },
		Object.entries(rules.languages).map(([code, name]) => h("option", { value: code, lang: code }, name)),
	);
	fill(find("top"), h("a", { class: "brand", href: "/plain/" }, "Areopolis"), h("div", { id: "title" }), choose);
	choose.value = language;
	fill(find("foot"), h("p", t(id ? "keys" : "about")), h("p", `Areopolis ${rules.version}`));
}

async function speak(code) {
	memory.setLanguage(code);
	await learn(code);
	rules = await api("GET", "/api/rules");
	frame();
	if (table) await table.speak(rules);
	else lobby(rules);
}

async function start() {
	const wanted = memory.language() ?? navigator.languages.map((code) => code.slice(0, 2)).find((code) => ["en", "cs", "sr"].includes(code));
	await learn(wanted ?? "en");
	rules = await api("GET", "/api/rules");
	frame();
	if (!id) return lobby(rules);
	const keys = memory.keysFor(id);
	if (!keys.length) return lobby(rules, t("nokey"));
	table = new Table(id, keys, rules);
	addEventListener("hashchange", () => memory.keysIn(location.hash).length && location.reload());
	return undefined;
}

addEventListener("unhandledrejection", (event) => {
	if (event.reason?.name === "AbortError") return;
	complain(event.reason instanceof Refused ? event.reason.segments : [t("unreachable")]);
});
start();
