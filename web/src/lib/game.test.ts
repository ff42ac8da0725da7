import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Sockets from 'ws';
import type { Changes, Hello, State } from '../wire';
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
        expect(game.isCut, 'also while it is tried anew').toBe(true);
        await vi.waitFor(() => expect(host.heard.filter((one) => one.type === 'hello')).toHaveLength(2));
        expect(host.heard.at(-1)).toMatchObject({ type: 'hello', since: 7, seat: 0 });
        host.tell(asks({ number: 9, plies: 5, ply: 5, log_from: 4, log: [line(4, 1), line(5, 1)] }));
        await vi.waitFor(() => expect(game.connection.status).toBe('open'));
        expect(game.state.log.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5]);
        expect(game.missed).toEqual({ from: 3, moves: 2 });
    });

    test('notices at once that the device is off the network, and comes back', async () => {
        const game = await seated();
        dispatchEvent(new Event('offline'));
        expect(game.connection.status).toBe('lost');
        expect(game.isCut).toBe(true);
        dispatchEvent(new Event('online'));
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell(asks({ number: 2 }));
        await vi.waitFor(() => expect(game.connection.status).toBe('open'));
    });

    test('without a connection everything that could be chosen stays in its place, and says why it cannot', async () => {
        const poor = { ...option('play 010', ['card', '010']), reason: 'money', why: ['Too dear.'], short: ['Dear'] };
        const game = await seated(asks({ refusals: [poor] }));
        expect(game.refusals).toEqual([poor]);
        host.peers[0]?.terminate();
        await vi.waitFor(() => expect(game.isCut).toBe(true));
        expect(game.question?.kind).toBe('turn');
        expect([game.options, game.option('pass'), game.optionsAbout('card', '009')]).toEqual([[], undefined, []]);
        expect(game.refusalsAbout('card', '009')).toMatchObject([{ reason: 'line', why: [game.whyCut] }]);
        expect(game.refusalsAbout('card', '010')).toEqual([poor]);
        expect(game.refusals.map((one) => one.notation)).toEqual(['play 009', 'pass', 'play 010']);
        game.again();
        await vi.waitFor(() => expect(host.heard.filter((one) => one.type === 'hello')).toHaveLength(2));
        host.tell(asks({ refusals: [poor] }));
        await vi.waitFor(() => expect(game.isCut).toBe(false));
        expect([game.options.length, game.refusals, game.whyCut, game.canAct]).toEqual([2, [poor], '', true]);
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

    test('waits for its own answer, whatever else it hears meanwhile', async () => {
        const game = await seated();
        void game.choose('play 009');
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell(asks({ name: 'renamed' }));
        await vi.waitFor(() => expect(game.state.name).toBe('renamed'));
        expect(game.canAct).toBe(false);
        host.tell(asks({ number: 2, ply: 2, plies: 2 }));
        host.tell({ type: 'done', id: 1, number: 2, plies: 2 });
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

    /** A server that tells beforehand what any choice would bring. */
    const tells = (changes: Changes): void => {
        const headers = { 'content-type': 'application/json' };
        const answer = (address: string): Promise<Response> =>
            address.includes('/tries')
                ? Promise.resolve(new Response(JSON.stringify(changes), { headers }))
                : Promise.reject(new TypeError());
        vi.stubGlobal('fetch', answer);
    };
    const gains: Changes = { certain: true, changes: [{ path: ['mc'], now: 5, then: 2 }] };
    const money = (mc: number): State['table'] => ({ mc }) as unknown as State['table'];

    test('shows at once what a choice will bring, and what is asked then, until the table comes', async () => {
        tells({ ...gains, asks: question([option('space 12', ['space', '12'])], { kind: 'space' }) });
        const game = await seated(asks({ table: money(5) }));
        await game.preview(['play 009']);
        void game.choose('play 009');
        expect([game.made, game.isAhead, game.canAct]).toEqual(['play 009', true, false]);
        expect([game.table, game.question?.kind]).toEqual([{ mc: 2 }, 'space']);
        expect(game.state.table, 'what the server told').toEqual({ mc: 5 });
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell({ type: 'done', id: 1, number: 2, plies: 2 });
        host.tell(asks({ number: 2, ply: 2, plies: 2, table: money(3) }));
        await vi.waitFor(() => expect(game.canAct).toBe(true));
        expect([game.table, game.question?.kind, game.made]).toEqual([{ mc: 3 }, 'turn', undefined]);
    });

    test('takes back what it showed when the choice is refused', async () => {
        tells(gains);
        const cards = question([option('001'), option('002')], { verb: 'buy', least: 0, most: 2 });
        const game = await seated(asks({ table: money(5), question: cards }));
        game.toggle('002');
        await game.preview(['buy 002']);
        void game.confirm();
        expect([game.table, game.question, game.chosen]).toEqual([{ mc: 2 }, undefined, []]);
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell({ type: 'refused', id: 1, problem: { code: 'stale', text: ['Too late.'] } });
        await vi.waitFor(() => expect(game.problem?.code).toBe('stale'));
        expect([game.table, game.question?.verb, game.chosen]).toEqual([{ mc: 5 }, 'buy', ['002']]);
        expect(game.canAct).toBe(true);
    });

    test('shows nothing ahead that is not certain, and marks the choice alone', async () => {
        tells({ certain: false });
        const game = await seated(asks({ table: money(5) }));
        await game.preview(['play 009']);
        void game.choose('play 009');
        expect([game.made, game.isAhead, game.table, game.question?.kind]).toEqual([
            'play 009',
            false,
            { mc: 5 },
            'turn',
        ]);
    });

    test('asks nothing about what was offered before the table moved on', async () => {
        const fetched = vi.fn(() => Promise.reject(new TypeError()));
        vi.stubGlobal('fetch', fetched);
        const game = await seated(asks({ question: question([option('pay mc=3')], { kind: 'pay' }) }));
        fetched.mockClear();
        expect(await game.preview(['play 009', 'pay mc=3'])).toEqual({ certain: false });
        expect(fetched).not.toHaveBeenCalled();
    });

    test('takes back once what is taken back twice in a hurry', async () => {
        const game = await seated(asks({ undo: 2 }));
        void game.undo();
        void game.undo();
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell({ type: 'done', id: 1, number: 2, plies: 0 });
        host.tell(asks({ number: 2, ply: 0, plies: 0, undo: 1 }));
        await vi.waitFor(() => expect(game.sending).toBeUndefined());
        expect(host.heard.map((one) => one.type)).toEqual(['hello', 'do']);
    });

    test('takes back a choice that is still on its way, once it is there', async () => {
        const game = await seated(asks());
        void game.choose('play 009');
        void game.undo();
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell(asks({ number: 2, ply: 2, plies: 2, undo: 1 }));
        host.tell({ type: 'done', id: 1, number: 2, plies: 2 });
        await vi.waitFor(() => expect(host.heard).toHaveLength(3));
        expect(host.heard[2]).toMatchObject({ deed: { kind: 'undo', ply: 2, choices: 1 } });
    });

    test('does not take back a choice that has shown something hidden meanwhile', async () => {
        const game = await seated(asks({ undo: 1 }));
        void game.choose('play 009');
        const undone = game.undo();
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell(asks({ number: 2, ply: 2, plies: 2, undo: 0 }));
        host.tell({ type: 'done', id: 1, number: 2, plies: 2 });
        await undone;
        expect(host.heard.map((one) => one.type)).toEqual(['hello', 'do']);
    });

    test('what waits for the answers of others changes nothing yet, but is told', async () => {
        tells(gains);
        const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'person' as const, asked: true }));
        const game = await seated(asks({ table: money(5), seats }));
        await game.preview(['pass']);
        void game.choose('pass');
        expect([game.table, game.ahead, game.question]).toEqual([{ mc: 5 }, gains.changes, undefined]);
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        const told = [{ path: ['mc'], now: 5, then: 1 }];
        host.tell(state({ number: 2, plies: 2, table: money(5), ahead: told }));
        host.tell({ type: 'done', id: 1, number: 2, plies: 2 });
        await vi.waitFor(() => expect(game.made).toBeUndefined());
        expect([game.table, game.ahead]).toEqual([{ mc: 5 }, told]);
    });

    test('goes on with what was said before, each when it is asked', async () => {
        const game = await seated();
        void game.choose('play 009', 'pay 3');
        await vi.waitFor(() => expect(host.heard).toHaveLength(2));
        host.tell({ type: 'done', id: 1, number: 2, plies: 2 });
        host.tell(asks({ number: 2, ply: 2, plies: 2, question: question([option('pay 3')], { kind: 'pay' }) }));
        await vi.waitFor(() => expect(host.heard).toHaveLength(3));
        expect(host.heard[2]).toMatchObject({ deed: { ply: 2, choice: 'pay 3' } });
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

    test('stays up once it is raised, whatever was on its way to those who saw nothing', () => {
        const game = new Game('abcdefgh', ['a', 'b']);
        game.heard(two(1, { seat: 0 }));
        game.lift();
        game.heard(two(1, { seat: -1, number: 2 }));
        expect(game.curtain).toBeUndefined();
        game.heard(two(1, { seat: 1, number: 2, question: question([option('x')], { seat: 1 }) }));
        expect([game.curtain, game.question?.seat]).toEqual([undefined, 1]);
        game.heard(two(0, { seat: 1, number: 3 }));
        expect(game.curtain, 'and falls again for the next').toEqual({ seat: 0, before: 1, wished: false });
    });

    test('stays up where one plays alone', () => {
        const game = new Game('abcdefgh', ['a']);
        game.heard(state());
        expect(game.curtain).toBeUndefined();
    });
});

test('what others did stays until it is seen, also after a choice of one’s own', () => {
    const game = new Game('harmed01', ['k'.repeat(32)]);
    const taken = {
        name: 'remove',
        seat: 1,
        text: ['Boris takes 3 plants'],
        parts: { from: [{ kind: 'seat', id: '0' }] },
    };
    game.heard(state({ log: [line(1, 0)] }));
    game.heard(state({ number: 2, plies: 2, log_from: 2, log: [line(2, 1, { events: [taken] })] }));
    game.heard(state({ number: 3, plies: 3, log_from: 3, log: [line(3, 0)] }));
    expect(game.harms.map((one) => one.ply)).toEqual([2]);
    game.seeHarm();
    expect(game.harms).toEqual([]);
});

test('a screen that only follows is asked nothing, until one plays there', () => {
    const game = new Game('follow01', ['k'.repeat(32)]);
    game.heard(asks({ elsewhere: true }));
    expect([game.isElsewhere, game.question, game.canAct]).toEqual([true, undefined, false]);
    game.heard(asks({ number: 2 }));
    expect([game.isElsewhere, game.question?.kind]).toEqual([false, 'turn']);
});

test('what is marked stays when the language is another one, and goes with the question', () => {
    const game = new Game('marked01', ['k'.repeat(32)]);
    game.heard(asks());
    game.toggle('pass');
    game.heard(asks({ language: 'cs' }));
    expect(game.chosen).toEqual(['pass']);
    game.heard(asks({ language: 'cs', number: 2, ply: 2 }));
    expect(game.chosen).toEqual([]);
});

test('nothing is asked of those who have a say in a proposal, until it is settled', () => {
    const game = new Game('voting01', ['k'.repeat(32)]);
    const matter = { number: 2, seat: 1, what: { kind: 'cancel' as const }, agreed: [1], text: [] };
    game.heard(asks({ matter: { ...matter, voters: [0, 1] } }));
    expect([game.agreement.isDue, game.question, game.canAct]).toEqual([true, undefined, false]);
    game.heard(asks({ number: 2, matter: { ...matter, voters: [1] } }));
    expect([game.agreement.isDue, game.question?.kind]).toEqual([false, 'turn']);
});

test('whoever proposed something hears who refused, but not of what they withdrew', () => {
    const proposed = (): Game => {
        const game = new Game('asked001', ['k'.repeat(32)]);
        const what = { kind: 'cancel' as const };
        game.heard(state({ matter: { number: 2, seat: 0, what, voters: [0, 1], agreed: [0], text: [] }, number: 2 }));
        return game;
    };
    const refused = state({ number: 3, log: [line(1, -1, { note: ['Boris refused'], number: 3 })] });
    const game = proposed();
    game.heard(refused);
    expect(game.agreement.outcome).toEqual(['Boris refused']);
    const other = proposed();
    void other.agreement.answer(false);
    other.heard(refused);
    expect(other.agreement.outcome).toBeUndefined();
});

test('after a minute without an answer the server counts as gone, without waiting for the next try', async () => {
    vi.useFakeTimers();
    class Dead {
        static readonly OPEN = 1;
        readyState = 0;
        onclose?: (event: { code: number }) => void;
        constructor() {
            setTimeout(() => this.onclose?.({ code: 1006 }), 10);
        }
        close(): void {
            this.readyState = 3;
        }
    }
    vi.stubGlobal('WebSocket', Dead);
    const game = new Game('gone0001', ['k'.repeat(32)]);
    game.open('ws://nowhere');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(['lost', 'connecting']).toContain(game.connection.status);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(game.connection.status).toBe('gone');
    game.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});
