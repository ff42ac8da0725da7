// Words of the page, and names of things, fields and seats of the game that is shown.

import { api } from "./net.js";

let words = {};
export let language = "en";

/** What the page says under a name, with parts in their places. */
export function t(name, ...parts) {
	return (words[name] ?? name).replace(/\{(\d)\}/g, (_place, i) => parts[i]);
}

export async function learn(code) {
	const found = await api("GET", "/api/words", { language: code });
	words = found.words;
	language = found.language;
	document.documentElement.lang = language === "sr" ? "sr-Latn" : language;
}

export const readable = (name) => capital(String(name).replace(/(?<=\w)[_-](?=\w)/g, " "));
export const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
export const plain = (segments) => segments.map((segment) => segment.text ?? segment).join("");
const single = (name) => name.replace(/ies$/, "y").replace(/s$/, "");

/** Names of what is on a table; knows no game: a field that is called like a kind of things holds such things. */
export const namer = {
	things: {},
	fields: {},
	sheet: {},
	texts: {},
	seats: [],

	/** Learn the names of a game in a language, and what is printed on its components. */
	async learn(game, code, components) {
		if (this.game === game && this.language === code) return;
		const [names, printed] = await Promise.all([api("GET", `/api/rules/${game}/names`), components()]);
		Object.assign(this, names, { game, language: code, texts: {} });
		for (const { kind, id, name } of printed.components) (this.things[kind] ??= {})[id] = plain(name);
		for (const { kind, id, price, tags, needs, parts } of printed.components) {
			const icons = [...price, ...tags].map((icon) => [icon.amount, this.thing(icon.icon, icon.id)].join(" ").trim());
			const text = [...needs, ...parts].map(({ heading, text }, i, all) => (heading && heading !== all[i - 1]?.heading ? `${heading}: ` : "") + plain(text));
			(this.texts[kind] ??= {})[id] = [icons.join(", "), ...text].filter(Boolean).join(" · ");
		}
	},

	/** What is printed on a thing; nothing if it is no component. */
	about(kind, id) {
		return this.texts[kind]?.[id] ?? this.texts[single(kind)]?.[id];
	},

	thing(kind, id) {
		return this.things[kind]?.[id] ?? this.things[single(kind)]?.[id];
	},

	any(id) {
		for (const kind of Object.values(this.things)) if (Object.hasOwn(kind, id)) return kind[id];
		return undefined;
	},

	field(name, within = "") {
		const special = within === "points" ? this.sheet[name] : single(within) !== within && this.things[single(within)]?.[name];
		return capital(special || (this.fields[name] ?? this.any(name) ?? readable(name)));
	},

	word(value, field) {
		const named = this.thing(field, value);
		if (named !== undefined || /^(\d{0,2}|[A-Z]\d?)$/.test(value)) return named ?? value;
		const said = ["yes", "no"].includes(value) ? t(value) : this.any(value) ?? this.fields[value];
		return said ?? (/^[a-z][a-z_-]{2,}$/.test(value) ? readable(value) : value);
	},

	seat(seat) {
		return seat < 0 ? t("watcher") : this.seats[seat]?.name ?? String(seat + 1);
	},
};

export const minus = (number) => String(number).replace("-", "−");
const two = (number) => String(number).padStart(2, "0");

/** Seconds as 3:05 or 1:02:03. */
export function duration(seconds) {
	const whole = Math.max(0, Math.floor(seconds));
	const hours = Math.floor(whole / 3600);
	const minutes = Math.floor(whole / 60) % 60;
	return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export function moment(at, day = false) {
	const form = day ? { dateStyle: "medium", timeStyle: "short" } : { timeStyle: "short" };
	return new Intl.DateTimeFormat(document.documentElement.lang, form).format(at * 1000);
}
