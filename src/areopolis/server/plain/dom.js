// Elements, focus, and pieces of text.

import { namer, plain } from "./names.js";

const SHAPES = ["●", "■", "▲", "◆", "✚"];

/** An element, `tag.class`, with attributes (`on…` are listeners) if there are any, and children.
 *  What is null, undefined or false is left out. */
export function h(tag, ...children) {
	const [name, kind] = tag.split(".");
	const made = document.createElement(name);
	const given = children[0]?.constructor === Object ? children.shift() : {};
	const { value, checked, label, ...others } = { class: kind, ...given };
	if (label) others["aria-label"] = label;
	for (const [key, set] of Object.entries(others)) {
		if (key.startsWith("on")) made.addEventListener(key.slice(2), set);
		else if (isThere(set)) made.setAttribute(key, set === true ? "" : set);
	}
	made.append(...children.flat(Infinity).filter(isThere));
	if (value !== undefined) made.value = value;
	if (checked !== undefined) made.checked = checked;
	return made;
}

const isThere = (thing) => thing !== undefined && thing !== null && thing !== false;

export const find = (id) => document.getElementById(id);

const keyOf = (node) => node.dataset.key ?? (node.ariaLabel || node.name || node.textContent);

/** Put other children into a place; the focus stays on the same thing, or goes to what is marked as the first. */
export function fill(place, ...children) {
	const active = document.activeElement;
	const inside = active !== place && place.contains(active);
	const same = (node) => keyOf(node) === keyOf(active);
	place.replaceChildren(...children.flat(Infinity).filter(isThere));
	if (!inside) return;
	const again = [...place.querySelectorAll(active.tagName)].find(same);
	(again ?? place.querySelector("[data-first]") ?? place).focus({ preventScroll: true });
}

const seen = new WeakMap();

/** Draw anew only what has changed, so that what somebody types or opens stays. */
export function redraw(place, about, make) {
	const now = JSON.stringify([about, namer.seats.map((one) => [one.name, one.asked]), namer.language]);
	if (seen.get(place) === now && place.childElementCount) return;
	seen.set(place, now);
	fill(place, make());
}

export const button = (text, onclick, attributes = {}) => h("button", { type: "button", onclick, ...attributes }, text);
export const row = (...children) => h("p.row", children);

/** A list to choose from: of values with what they are called. */
export function choose(label, values, value, change, attributes = {}) {
	const onchange = (event) => change?.(event.target.value);
	return h("select", { label, value, onchange, ...attributes }, values.map(([key, said]) => h("option", { value: key }, said)));
}

/** A form that only we read. */
export function form(kind, done, ...children) {
	const onsubmit = (event) => {
		event.preventDefault();
		done(event);
	};
	return h(`form.${kind}`, { onsubmit }, children);
}

/** The mark of a seat: a shape as well as a colour. */
export function mark(seat) {
	return h("span", { class: `shape p${seat % SHAPES.length}`, "aria-hidden": "true" }, SHAPES[seat % SHAPES.length]);
}

export function seatName(seat, name) {
	return h("span.seat", seat >= 0 && mark(seat), name);
}

/** Segments of a text as nodes: what names a thing says which one. */
export function text(segments) {
	return segments.map((segment) => {
		if (typeof segment === "string") return segment;
		if (segment.ref === "seat") return seatName(segment.id === "neutral" ? -1 : Number(segment.id), segment.text);
		return h("span", { class: "ref", title: namer.about(segment.ref, segment.id) || `${namer.field(segment.ref)} ${segment.id}` }, segment.text);
	});
}

export const gameTitle = (rules, name) => plain(rules.games.find((game) => game.name === name)?.title ?? [name]);

let shown = 0;

/** Say that something went wrong, for a while. */
export function complain(segments) {
	const mine = ++shown;
	fill(find("alert"), segments.length ? h("p", text(segments)) : []);
	if (segments.length) setTimeout(() => mine === shown && fill(find("alert")), 9000);
}

/** Tell those who listen rather than look. */
export function tell(words) {
	find("news").textContent = words;
}
