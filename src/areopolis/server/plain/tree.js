// A table of any game as a tree: what is small stands on one line, rows of the same shape in a grid.

import { h, seatName } from "./dom.js";
import { minus, namer, t } from "./names.js";

// Fields that hold seats in every game, and what the page shows elsewhere.
const SEATS = new Set(["seat", "owner", "asked", "winners", "active", "first", "claim"]);
const ELSEWHERE = new Set(["wire", "game", "seat", "asked", "over", "winners"]);
const SHORT = 150;
const opened = new Map();

const isObject = (value) => value !== null && typeof value === "object";
const isEmpty = (value) => (value ?? "") === "" || (isObject(value) && !Object.keys(value).length);
const depth = (value) => (isObject(value) ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0);
const isFigures = (value) => Array.isArray(value) && !value.some(isObject);
const isInline = (value) => isFigures(value) || (depth(value) <= 2 && JSON.stringify(value).length <= SHORT);
const isRow = (value) => isObject(value) && !Array.isArray(value) && Object.values(value).every(isInline);

/** The paths at which two tables differ, with what was there; a path is written with / before its steps. */
export function differences(before, after, path = "", found = new Map()) {
	const isList = Array.isArray(before);
	const alike = isObject(before) && isObject(after) && isList === Array.isArray(after);
	if (alike && !(isList && before.length !== after.length)) {
		for (const name of Object.keys({ ...before, ...after })) differences(before[name], after[name], `${path}/${name}`, found);
	} else if (JSON.stringify(before) !== JSON.stringify(after)) found.set(path, before);
	return found;
}

/** Draws a table for a seat; `changed` is what differs from the table before. */
export class Tree {
	constructor(table, seat, changed) {
		Object.assign(this, { table, seat, changed, touched: new Set() });
		for (const path of changed.keys()) {
			for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) this.touched.add(path.slice(0, end));
		}
	}

	nodes() {
		return this.branches(this.table, "", "");
	}

	/** The parts of an object that are worth a line. */
	branches(value, field, path) {
		return Object.entries(value)
			.filter(([name, part]) => !(path ? name === "seat" : ELSEWHERE.has(name)) && (!isEmpty(part) || this.touched.has(`${path}/${name}`)))
			.map(([name, part]) => this.branch(part, name, namer.field(name, field), `${path}/${name}`));
	}

	branch(value, field, label, path) {
		if (isInline(value)) return h("div.leaf", h("span.name", label), h("span", this.inline(value, field, path)));
		const usual = path === "/seats" || value.seat === this.seat;
		const number = Array.isArray(value) && h("small", ` ${value.length}`);
		const news = this.touched.has(path) && h("span.dot", { title: t("tree.changed") }, "•");
		const made = h("details", { open: opened.get(path) ?? usual }, h("summary", { "data-key": path }, label, number, news));
		const grow = () => made.open && made.children.length < 2 && made.append(h("div.inside", this.inside(value, field, path)));
		made.addEventListener("toggle", () => {
			opened.set(path, made.open);
			grow();
		});
		grow();
		return made;
	}

	inside(value, field, path) {
		if (!Array.isArray(value)) return this.branches(value, field, path);
		if (value.length > 1 && value.every(isRow)) return this.grid(value, field, path);
		return value.map((part, i) => this.branch(part, field, this.label(part, i), `${path}/${i}`));
	}

	grid(rows, field, path) {
		const names = Object.keys(Object.assign({}, ...rows)).filter((name) => rows.some((row) => !isEmpty(row[name])));
		const cell = (row, i, name) => h("td", isEmpty(row[name]) && !this.touched.has(`${path}/${i}/${name}`) ? "" : this.inline(row[name], name, `${path}/${i}/${name}`));
		const head = h("tr", names.map((name) => h("th", { scope: "col" }, namer.field(name, field))));
		const lines = rows.map((row, i) => h("tr", names.map((name) => cell(row, i, name))));
		return h("div.scroll", { tabindex: "0", role: "group", label: namer.field(field) }, h("table", h("thead", head), h("tbody", lines)));
	}

	/** What a part of a list is called. */
	label(part, i) {
		if (typeof part?.seat === "number") return seatName(part.seat, namer.seat(part.seat));
		const [name, value] = Object.entries(isObject(part) ? part : {}).find(([, found]) => typeof found === "string") ?? [];
		return name ? namer.word(value, name) : String(i + 1);
	}

	inline(value, field, path) {
		const shown = this.bare(value, field, path);
		if (!this.changed.has(path)) return shown;
		return h("mark", { title: t("tree.was", words(this.changed.get(path), field)) }, shown);
	}

	bare(value, field, path) {
		if (!isObject(value)) return h("span.figure", { title: namer.about(field, value) ?? namer.about("card", value) }, figure(value, field));
		const isList = Array.isArray(value);
		const parts = Object.entries(value).filter(([, part]) => isList || !isEmpty(part));
		if (!parts.length) return "–";
		return parts.map(([name, part], i) => {
			const shown = this.inline(part, isList ? field : name, `${path}/${name}`);
			return [i > 0 && (isFigures(value) ? ", " : isList ? "; " : " · "), isList ? shown : h("span", h("span.name", namer.field(name, field)), " ", shown)];
		});
	}

	/** The way to a figure as words. */
	way(path) {
		let value = this.table;
		let field = "";
		const said = [];
		for (const step of path) {
			const label = typeof step === "number" ? this.label(value?.[step], step) : namer.field(step, field);
			said.push(label.lastChild?.data ?? label);
			if (typeof step === "string") field = step;
			value = value?.[step];
		}
		return (path[0] === "seats" ? said.slice(1) : said).join(" › ");
	}
}

function figure(value, field) {
	if (isEmpty(value)) return "–";
	if (typeof value === "boolean") return t(value ? "yes" : "no");
	if (typeof value !== "number") return namer.word(value, field);
	if (SEATS.has(field) && namer.seats[value]) return seatName(value, namer.seat(value));
	return namer.thing(field, value) ?? minus(value);
}

/** Any value in a few words. */
export function words(value, field) {
	if (!isObject(value)) {
		const said = figure(value, field);
		return said.lastChild?.data ?? said;
	}
	if (isFigures(value)) return value.map((part) => words(part, field)).join(", ") || "–";
	const [name, part] = Object.entries(value).find(([, found]) => !isObject(found)) ?? [];
	return name === undefined || Array.isArray(value) ? `(${Object.keys(value).length})` : words(part, name);
}
