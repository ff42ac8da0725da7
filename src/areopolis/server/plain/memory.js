// What this browser keeps: games with their keys, and the language.

const PLACE = "areopolis";

function all() {
	try {
		return JSON.parse(localStorage.getItem(PLACE)) ?? {};
	} catch {
		return {};
	}
}

function keep(change) {
	try {
		localStorage.setItem(PLACE, JSON.stringify({ ...all(), ...change }));
	} catch {
		// A browser that keeps nothing plays as long as the page is open.
	}
}

export const language = () => all().language;
export const setLanguage = (code) => keep({ language: code });
/** [{ id, keys, made? }], the last opened first; `made` are the links of a game that was set up here. */
export const games = () => all().games ?? [];
export const game = (id) => games().find((found) => found.id === id);

export function remember(id, keys, made) {
	const before = game(id) ?? { id, keys: [] };
	const now = { ...before, keys: [...new Set([...before.keys, ...keys])], made: made ?? before.made };
	keep({ games: [now, ...games().filter((found) => found.id !== id)].slice(0, 200) });
}

export function forget(id) {
	keep({ games: games().filter((found) => found.id !== id) });
}

const KEY = /^[A-Za-z0-9_-]{20,64}$/;
export const keysIn = (fragment) => fragment.replace(/^#/, "").split(".").filter((key) => KEY.test(key));

/** The keys for a game in this tab: those of the address, which are taken out of it, else those that are kept. */
export function keysFor(id) {
	let keys = keysIn(location.hash);
	if (location.hash) history.replaceState(null, "", location.pathname);
	if (keys.length) {
		remember(id, keys);
		sessionStorage.setItem(id, keys.join("."));
	} else keys = keysIn(sessionStorage.getItem(id) ?? "");
	return keys.length ? keys : game(id)?.keys ?? [];
}

export const link = (id, keys) => `${location.origin}/plain/${id}#${keys.join(".")}`;

/** Go to the table that a link leads to; whether it was one. */
export function follow(address) {
	const found = /\/([A-Za-z0-9_-]{8,32})\/?#(.+)$/.exec(address.trim());
	const keys = found ? keysIn(found[2]) : [];
	if (keys.length) go(found[1], keys);
	return keys.length > 0;
}

export function go(id, keys) {
	remember(id, keys);
	sessionStorage.setItem(id, keys.join("."));
	location.assign(`/plain/${id}`);
}
