import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Sockets from 'ws';
import type { Hello, State } from '../wire';
import { Game } from './game.svelte';
import { line, option, question, state } from './testing';

// The tests import as browsers do, for which there is no server of sockets.
const { WebSocketServer } = createRequire(import.meta.url)('ws') as typeof Sockets;

/** A server that records what it is told, and tells what a test wants. */
class Host {
    readonly server = new WebSocketServer({ port: 0 });
    readonly peers: Sockets.WebSocket[] = [];
    readonly heard: { type: string; [field: string]: unknown }[] = [];

    constructor() {
        this.server.on('connection', (peer) => {
            this.peers.push(peer);
            peer.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString('utf8')) as Hello));
        });
    }

    get address(): string {
        return `ws://localhost:${(this.server.address() as AddressInfo).port}`;
    }

    tell(message: object): void {
        this.peers.at(-1)?.send(JSON.stringify(message));
    }

    close(): void {
        for (const peer of this.peers) peer.terminate();
        this.server.close();
    }
}

const asks = (change: Partial<State> = {}): State =>
    state({ question: question([option('play 009', ['card', '009']), option('pass')]), ...change });

describe('the line of a game', () => {
    let host: Host;
    let games: Game[];

    beforeEach(() => {
        host = new Host();
        games = [];
        // What is printed on cards is of no concern here.
        vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    });

    afterEach(() => {
        for (const game of games) game.close();
        host.close();
        vi.unstubAllGlobals();
    });

    async function entered(): Promise<Game> {
        const game = new Game('abcdefgh', ['k'.repeat(32)]);
        games.push(game);
        game.open(host.address);
        await vi.waitFor(() => expect(host.heard).toHaveLength(1));
        return game;
    }

    async function seated(first: State = asks()): Promise<Game> {
        const game = await entered();
        host.tell(first);
        await vi.waitFor(() => expect(game.ready).toBe(true));
        return game;
    }

    test('says hello, and takes the state', async () => {
        const game = await seated();
        expect(host.heard[0]).toMatchObject({ type: 'hello', keys: ['k'.repeat(32)], since: 0 });
        expect(game.connection.status).toBe('open');
        expect(game.names).toEqual(['Ana', 'Boris']);
        expect(game.optionsAbout('card', '009').map((one) => one.notation)).toEqual(['play 009']);
        expect(game.canAct).toBe(true);
    });

    test('comes back by itself, and goes on behind the last entry that it knows', async () => {
        const game = await seated(asks({ number: 7, plies: 3, log: [line(1, 0), line(2, 1), line(3, 0)] }));
        host.peers[0]?.terminate();
        await vi.waitFor(() => expect(game.connection.status).toBe('lost'));
        expect(game.connection.retryAt).toBeGreaterThan(Date.now());
        expect(game.canAct).toBe(false);
        game.again();
        await vi.waitFor(() => expect(host.heard.filter((one) => one.type === 'hello')).toHaveLength(2));
        expect(host.heard.at(-1)).toMatchObject({ type: 'hello', since: 7, seat: 0 });
        host.tell(asks({ number: 9, plies: 5, ply: 5, log_from: 4, log: [line(4, 1), line(5, 1)] }));
        await vi.waitFor(() => expect(game.connection.status).toBe('open'));
        expect(game.state.log.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5]);
        expect(game.missed).toEqual({ from: 3, moves: 2 });
    });

    test('sends a choice once, and waits until the table shows it', async () => {
        const game = await seated();
        void game.choose('play 009');
        void game.choose('pass');
        expect(game.sending).toBe('play 009');
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        expect(host.heard[1]).toMatchObject({
            type: 'do',
            deed: { kind: 'choice', seat: 0, ply: 1, choice: 'play 009' },
        });
        host.tell({ type: 'done', id: 1, number: 2, plies: 2 });
        await new Promise((done) => setTimeout(done, 30));
        expect(game.canAct).toBe(false);
        host.tell(asks({ number: 2, ply: 2, plies: 2 }));
        await vi.waitFor(() => expect(game.canAct).toBe(true));
    });

    test('says why a choice was refused, and lets one choose again', async () => {
        const game = await seated();
        void game.choose('pass');
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell({ type: 'refused', id: 1, problem: { code: 'stale', text: ['Too late.'] } });
        await vi.waitFor(() => expect(game.problem?.code).toBe('stale'));
        expect(game.canAct).toBe(true);
    });

    test('ends where one is refused', async () => {
        const game = await entered();
        host.tell({ type: 'refused', id: -1, problem: { code: 'unknown', text: ['No such game.'] } });
        host.peers[0]?.close(4400);
        await vi.waitFor(() => expect(game.refused?.code).toBe('unknown'));
        expect(host.peers).toHaveLength(1);
    });
});

describe('a question', () => {
    test('of several options is answered by all that are chosen', () => {
        const game = new Game('abcdefgh', []);
        const cards = question([option('001'), option('002')], { verb: 'buy', least: 1, most: 2 });
        game.heard(state({ question: cards }));
        expect([game.isSubset, game.fits]).toEqual([true, false]);
        game.toggle('002');
        expect([game.chosen, game.fits]).toEqual([['002'], true]);
        game.toggle('002');
        expect(game.chosen).toEqual([]);
        game.toggle('001');
        game.heard(state({ question: cards, ply: 2, number: 2 }));
        expect(game.chosen).toEqual([]);
    });
});

describe('the curtain', () => {
    const two = (asked: number, change: Partial<State> = {}): State =>
        state({
            own: [0, 1],
            seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'person', asked: seat === asked })),
            ...change,
        });

    test('falls for the one who is asked, and hides what the one before saw', () => {
        const game = new Game('abcdefgh', ['a', 'b']);
        game.heard(two(1, { seat: 0, question: question([option('x')]) }));
        expect(game.curtain).toEqual({ seat: 1, before: 0, wished: false });
        expect(game.question).toBeUndefined();
        game.heard(two(1, { seat: 0, name: 'late' }));
        expect(game.state.name).toBe('');
        game.lift();
        expect(game.curtain).toBeUndefined();
        game.heard(two(1, { seat: 1, question: question([option('x')], { seat: 1 }) }));
        expect(game.question?.seat).toBe(1);
    });

    test('stays up where one plays alone', () => {
        const game = new Game('abcdefgh', ['a']);
        game.heard(state());
        expect(game.curtain).toBeUndefined();
    });
});
