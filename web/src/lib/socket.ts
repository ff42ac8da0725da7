// The socket of a table: comes back by itself, and goes on where it was.

import type { Do, Done, NotDone, Problem, State } from '../wire';
import { Refused } from './api';
import { settings } from './settings.svelte';

export type Deed = Do['deed'];
/** The distributive form of Omit. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A deed of one's own, unless another seat is named. */
export type Own = Without<Deed, 'seat'> & { seat?: number };

export interface Connection {
    status: 'connecting' | 'open' | 'lost' | 'gone';
    /** Milliseconds since 1970: when the next try is due, and since when there is no connection. */
    retryAt?: number;
    since?: number;
}

/** Whoever listens at the line. */
export interface Listener {
    /** The seat to look from, and the last entry that is known. */
    hello(): { seat?: number; since: number };
    heard(state: State): void;
    connected(connection: Connection): void;
    /** Nothing more will come: one was refused, or the game is only a relic. */
    ended(problem: Problem | undefined): void;
}

/** The connection broke before it was said whether a deed is done. */
export class Lost extends Error {}

const REFUSED = 4400;
const OUTDATED = 4410;
const AGAIN = 4503;
// Seconds: the longest and the shortest wait, and after how long the server counts as gone.
const LONGEST = 20;
const SOON = 0.2;
export const GONE = 60;

interface Waiting {
    done: (done: Done) => void;
    failed: (error: Error) => void;
}

export class Line {
    #socket: WebSocket | undefined;
    #tries = 0;
    #id = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #lostAt: number | undefined;
    // Tells it when the server has not answered for so long that it counts as gone.
    #gone: ReturnType<typeof setTimeout> | undefined;
    #told: Connection = { status: 'connecting' };
    #problem: Problem | undefined;
    #closed = false;
    readonly #waiting = new Map<number, Waiting>();

    constructor(
        readonly address: string,
        readonly keys: string[],
        readonly listener: Listener,
    ) {
        addEventListener('online', this.again);
        addEventListener('offline', this.#cut);
        document.addEventListener('visibilitychange', this.again);
        this.#open();
    }

    get isOpen(): boolean {
        return this.#socket?.readyState === WebSocket.OPEN;
    }

    /** Try at once instead of waiting. */
    again = (): void => {
        if (this.#timer !== undefined && !document.hidden) this.#open();
    };

    /** The device has no network: a socket would notice that minutes later. */
    #cut = (): void => {
        const socket = this.#socket;
        if (!socket || this.#closed || this.#timer !== undefined) return;
        this.#socket = undefined;
        socket.close();
        this.#lost(0);
    };

    close(): void {
        this.#closed = true;
        clearTimeout(this.#timer);
        clearTimeout(this.#gone);
        removeEventListener('online', this.again);
        removeEventListener('offline', this.#cut);
        document.removeEventListener('visibilitychange', this.again);
        this.#socket?.close();
    }

    /** Do something at the table; throws Refused, or Lost. */
    do(deed: Deed): Promise<Done> {
        if (!this.isOpen) return Promise.reject(new Lost());
        const id = ++this.#id;
        return new Promise((done, failed) => {
            this.#waiting.set(id, { done, failed });
            this.#send({ type: 'do', id, deed });
        });
    }

    look(seat: number): void {
        this.#send({ type: 'look', seat });
    }

    speak(language: string): void {
        this.#send({ type: 'speak', language });
    }

    #open(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const socket = new WebSocket(this.address);
        this.#socket = socket;
        socket.onopen = () =>
            this.#send({ type: 'hello', keys: this.keys, language: settings.language, ...this.listener.hello() });
        socket.onmessage = (event: MessageEvent<string>) => {
            if (socket === this.#socket) this.#hear(JSON.parse(event.data) as State | Done | NotDone);
        };
        socket.onclose = (event) => {
            if (socket === this.#socket && !this.#closed) this.#lost(event.code);
        };
        this.#tell('connecting');
    }

    #tell(status: Connection['status'], retryAt?: number): void {
        const gone = this.#lostAt !== undefined && Date.now() - this.#lostAt >= GONE * 1000;
        this.#told = {
            status: gone && status !== 'open' ? 'gone' : status,
            ...(retryAt === undefined ? {} : { retryAt }),
            ...(this.#lostAt === undefined ? {} : { since: this.#lostAt }),
        };
        this.listener.connected(this.#told);
    }

    #hear(message: State | Done | NotDone): void {
        this.#tries = 0;
        if (message.type === 'state') {
            this.#lostAt = undefined;
            clearTimeout(this.#gone);
            this.#tell('open');
            this.listener.heard(message);
            return;
        }
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (message.type === 'done') waiting?.done(message);
        else if (waiting) waiting.failed(new Refused(message.problem));
        else this.#problem = message.problem;
    }

    #lost(code: number): void {
        for (const waiting of this.#waiting.values()) waiting.failed(new Lost());
        this.#waiting.clear();
        if (code === REFUSED || code === OUTDATED) {
            this.listener.ended(this.#problem);
            return;
        }
        if (this.#lostAt === undefined) {
            this.#lostAt = Date.now();
            this.#gone = setTimeout(() => this.#tell(this.#told.status, this.#told.retryAt), GONE * 1000 + 1);
        }
        const wait = code === AGAIN ? SOON : Math.min(LONGEST, 2 ** this.#tries++) * (0.75 + Math.random() / 2);
        this.#timer = setTimeout(() => this.#open(), wait * 1000);
        this.#tell('lost', Date.now() + wait * 1000);
    }

    #send(message: object): void {
        if (this.isOpen) this.#socket?.send(JSON.stringify(message));
    }
}
