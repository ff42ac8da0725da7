// What goes over the network: questions by HTTP, and the line on which a table tells what happens.

import { language } from "./names.js";

export class Refused extends Error {
	constructor(problem) {
		super(problem.code);
		this.segments = problem.text;
	}
}

/** Ask the server; keys go into a header, never into an address. Throws Refused. */
export async function api(method, path, asked = {}) {
	const query = new URLSearchParams({ language: asked.language ?? language, ...asked.query });
	const headers = {};
	if (asked.keys) headers.Authorization = `Bearer ${asked.keys.join(" ")}`;
	if (asked.body) headers["Content-Type"] = "application/json";
	const body = asked.body && JSON.stringify(asked.body);
	const answer = await fetch(`${path}?${query}`, { method, headers, body, cache: "no-store", signal: asked.signal });
	const json = answer.headers.get("content-type")?.startsWith("application/json");
	const found = json ? await answer.json() : await answer.text();
	if (!answer.ok) throw new Refused(json ? found : { code: String(answer.status), text: [answer.statusText] });
	return found;
}

const REFUSED = 4400;
const OUTDATED = 4410;
const AGAIN = 4503;
const LONGEST = 20;

/** The socket of a table: comes back by itself, and goes on where it was. */
export class Line {
	/** `heard` has tells(state), done(), refused(problem) and connection(), and hello() gives seat and since. */
	constructor(game, keys, heard) {
		Object.assign(this, { game, keys, heard, tries: 0, id: 0, up: false, ended: false, next: 0, timer: 0 });
		addEventListener("online", () => this.again());
		document.addEventListener("visibilitychange", () => !document.hidden && this.again());
		this.open();
	}

	open() {
		clearTimeout(this.timer);
		this.next = 0;
		const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/games/${this.game}/socket`);
		this.socket = socket;
		socket.onopen = () => this.send({ type: "hello", keys: this.keys, language, ...this.heard.hello() });
		socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
		socket.onclose = (event) => socket === this.socket && this.lost(event.code);
		this.heard.connection();
	}

	hear(message) {
		this.tries = 0;
		if (message.type === "refused") this.heard.refused(message.problem);
		else if (message.type === "done") this.heard.done();
		else {
			this.up = true;
			this.heard.tells(message);
		}
		this.heard.connection();
	}

	lost(code) {
		this.up = false;
		this.ended = code === REFUSED || code === OUTDATED;
		if (!this.ended) {
			const wait = code === AGAIN ? 0.2 : Math.min(LONGEST, 2 ** this.tries++) * (0.75 + Math.random() / 2);
			this.next = Date.now() + wait * 1000;
			this.timer = setTimeout(() => this.open(), wait * 1000);
		}
		this.heard.connection();
	}

	/** Try at once instead of waiting. */
	again() {
		if (this.next) this.open();
	}

	send(message) {
		if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
	}

	do(deed) {
		this.send({ type: "do", id: ++this.id, deed });
		return true;
	}

	look(seat) {
		this.send({ type: "look", seat });
	}

	speak(code) {
		this.send({ type: "speak", language: code });
	}
}
