// The one store of a game: what the server told, what somebody is about to do, and how to do it. Knows no rule.

import type {
    Changes,
    Components,
    Log,
    Moment,
    Problem,
    Proposed,
    Reacted,
    SaidComponent,
    SaidOption,
    SaidQuestion,
    SaidRefusal,
    State,
    TerraformingMarsTable,
} from '../wire';
import { ask, plain, Refused, type Asked } from './api';
import { joinLog, joinTalk, lastTurn, type Turn } from './log';
import { ByThing, isSubset, written } from './question';
import { type Connection, type Deed, Line } from './socket';
import { type Part, words } from './words.svelte';

export const WATCHER = -1;
const MOST_NEWS = 5;

/** The curtain between two people at one screen: for whom it is down, and who looked before. */
export interface Curtain {
    seat: number;
    before: number;
    /** Somebody asked for it; nobody has to move. */
    wished: boolean;
}

/** What happened while there was no connection. */
export interface Missed {
    from: number;
    moves: number;
}

/** The distributive form of Omit. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export class Game {
    #state = $state.raw<State>();
    #past = $state.raw<Moment>();
    #components = $state.raw(new Map<string, SaidComponent>());
    #chosen = $state.raw<string[]>([]);
    #line: Line | undefined;
    #tries = new Map<string, Promise<Changes>>();
    // The entry up to which the server has to tell before the next choice; who looks; at which ply somebody stays.
    #until = 0;
    #eyes: number | undefined;
    #staying = -1;
    #wanted = 0;
    #spoken = '';
    #lostPlies: number | undefined;

    connection = $state.raw<Connection>({ status: 'connecting' });
    /** The notation of the option that somebody looks at: the first click. */
    selected = $state<string>();
    /** The notation of the option that somebody points at. */
    pointed = $state<string>();
    /** The answer that is on its way. */
    sending = $state<string>();
    /** Why the last thing was not done, until it is seen. */
    problem = $state.raw<Problem>();
    /** Nothing can be seen at all, and why. */
    refused = $state.raw<Problem>();
    curtain = $state.raw<Curtain>();
    missed = $state.raw<Missed>();
    /** What happened last, in sentences, for those who listen. */
    news = $state('');
    /** Seconds by which the clock of the server is ahead of ours. */
    skew = $state(0);

    readonly #options = $derived(new ByThing<SaidOption>(this.question?.options ?? []));
    readonly #refusals = $derived(new ByThing<SaidRefusal>(this.isNow ? (this.#state?.refusals ?? []) : []));

    constructor(
        readonly id: string,
        readonly keys: string[],
    ) {
        if (keys.length > 1) this.#eyes = WATCHER;
    }

    // What is to be seen

    /** Whether there is a state; nothing but connection and refused may be asked before. */
    get ready(): boolean {
        return this.#state !== undefined;
    }

    /** Everything that the viewer sees now, with the whole log and talk that is known. */
    get state(): State {
        if (!this.#state) throw new Error('not ready');
        return this.#state;
    }

    /** The table as it is, or as it was at the moment somebody looks back to. */
    get table(): TerraformingMarsTable {
        return (this.#past ?? this.state).table as TerraformingMarsTable;
    }

    /** The moment that somebody looks back to. */
    get past(): Moment | undefined {
        return this.#past;
    }

    get isNow(): boolean {
        return this.#past === undefined && this.curtain === undefined;
    }

    get seat(): number {
        return this.state.seat;
    }

    get own(): number[] {
        return this.state.own;
    }

    get names(): string[] {
        return this.state.seats.map((one) => one.name);
    }

    nameOf(seat: number): string {
        return seat < 0 ? this.word('watcher') : (this.names[seat] ?? String(seat + 1));
    }

    /** The seat that one acts for: through whose eyes one looks, or the first of one's own. */
    get me(): number {
        return this.own.includes(this.seat) ? this.seat : (this.own[0] ?? WATCHER);
    }

    /** What is printed on a thing. */
    component(kind: string, id: string): SaidComponent | undefined {
        return this.#components.get(`${kind} ${id}`);
    }

    lastTurn(seat: number): Turn | undefined {
        return lastTurn(this.state.log, seat);
    }

    word(key: string, ...parts: Part[]): string {
        return words.say(key, ...parts);
    }

    // What may be done

    get question(): SaidQuestion | undefined {
        return this.isNow ? (this.#state?.question ?? undefined) : undefined;
    }

    get canAct(): boolean {
        return this.question !== undefined && this.connection.status === 'open' && this.sending === undefined;
    }

    optionsAbout(kind: string, id: string): SaidOption[] {
        return this.#options.about(kind, id);
    }

    refusalsAbout(kind: string, id: string): SaidRefusal[] {
        return this.#refusals.about(kind, id);
    }

    option(notation: string): SaidOption | undefined {
        return this.question?.options.find((option) => option.notation === notation);
    }

    /** Whether several options are chosen together, and which are by now. */
    get isSubset(): boolean {
        return this.question !== undefined && isSubset(this.question);
    }

    get chosen(): string[] {
        return this.#chosen;
    }

    toggle(notation: string): void {
        const others = this.#chosen.filter((one) => one !== notation);
        this.#chosen = others.length < this.#chosen.length ? others : [...others, notation];
    }

    /** Whether as many are chosen as the question wants. */
    get fits(): boolean {
        const { question } = this;
        return question !== undefined && this.#chosen.length >= question.least && this.#chosen.length <= question.most;
    }

    confirm(): Promise<void> {
        return this.question && this.fits ? this.choose(written(this.question, this.#chosen)) : Promise.resolve();
    }

    /** What some choices, one after the other, would change. */
    preview(notations: string[]): Promise<Changes> {
        const { question } = this;
        if (!question) return Promise.resolve({ certain: false });
        const [first, ...rest] = notations;
        const choices = [written(question, first === undefined ? [] : [first]), ...rest];
        const name = `${question.seat} ${this.state.ply} ${choices.join('\n')}`;
        const known = this.#tries.get(name);
        if (known) return known;
        const body = { seat: question.seat, ply: this.state.ply, choices };
        const found = this.ask<Changes>('POST', '/tries', { body }).catch(() => ({ certain: false }));
        this.#tries.set(name, found);
        return found;
    }

    // What is done

    /** Answer the question by one option, or by an answer that is already written. */
    async choose(notation: string): Promise<void> {
        const { question } = this;
        if (!question || !this.canAct) return;
        this.sending = notation;
        const choice = written(question, [notation]);
        await this.#do({ kind: 'choice', seat: question.seat, ply: this.state.ply, choice });
    }

    undo(choices = 1): Promise<void> {
        return this.#do({ kind: 'undo', ply: this.state.ply, choices });
    }

    propose(what: Proposed['what']): Promise<void> {
        return this.#do({ kind: 'proposal', what });
    }

    answer(agrees: boolean, seat = this.me): Promise<void> {
        const { matter } = this.state;
        return matter ? this.#do({ kind: 'answer', seat, proposal: matter.number, agrees }) : Promise.resolve();
    }

    say(line: string): Promise<void> {
        return this.#do({ kind: 'chat', line });
    }

    react(reaction: Reacted['reaction']): Promise<void> {
        return this.#do({ kind: 'reaction', reaction });
    }

    takeSeat(seat: number): Promise<void> {
        return this.#do({ kind: 'return', seat });
    }

    rename(name: string, seat = this.me): Promise<void> {
        return this.#do({ kind: 'name', seat, name });
    }

    /** Do something; why it is refused is in `problem`. */
    async #do(deed: Without<Deed, 'seat'> & { seat?: number }): Promise<void> {
        this.problem = undefined;
        this.sending ??= deed.kind;
        try {
            const done = await this.#line?.do({ seat: this.me, ...deed });
            if (done && (this.#state?.number ?? 0) < done.number) this.#until = done.number;
            else this.sending = undefined;
        } catch (error) {
            this.sending = undefined;
            if (error instanceof Refused) this.problem = error.problem;
        }
    }

    /** Ask the server about this game. */
    ask<T>(method: 'GET' | 'POST', path: string, asked: Asked = {}): Promise<T> {
        return ask<T>(method, `/api/games/${this.id}${path}`, { keys: this.keys, ...asked });
    }

    // The line

    open(address = `${location.origin.replace(/^http/, 'ws')}/api/games/${this.id}/socket`): void {
        this.#line = new Line(address, this.keys, this);
    }

    close(): void {
        this.#line?.close();
    }

    /** Try to connect at once. */
    again(): void {
        this.#line?.again();
    }

    hello(): { seat?: number; since: number } {
        const seat = this.curtain ? WATCHER : this.#eyes;
        const since = this.curtain || !this.#state?.log.length ? 0 : this.#state.number;
        return seat === undefined ? { since } : { seat, since };
    }

    connected(connection: Connection): void {
        if (connection.status !== 'open') this.#lostPlies ??= this.#state?.plies;
        this.connection = connection;
    }

    ended(problem: Problem | undefined): void {
        if (problem && !this.#state) this.refused = problem;
        else this.connection = { status: 'gone' };
    }

    /** Take what the server tells. */
    heard(told: State): void {
        if (this.curtain && told.seat !== WATCHER) return;
        const before = this.#state;
        const same = before?.seat === told.seat && before.language === told.language;
        const log = joinLog(same ? before.log : [], told);
        const talk = joinTalk(same ? before.talk : [], told);
        const state = { ...told, log, talk };
        if (!same || before.ply !== state.ply || before.question?.kind !== state.question?.kind) this.#anew();
        if (before?.number !== state.number) this.#tries.clear();
        this.#state = state;
        this.#eyes = state.seat;
        this.skew = state.at - Date.now() / 1000;
        if (this.#past?.seat !== state.seat) this.#past = undefined;
        if (state.number >= this.#until) this.sending = undefined;
        this.#count(state);
        this.#learn(state);
        if (!this.#settle(state) && same) this.#announce(before, told);
    }

    /** A new question: nothing of it is chosen yet. */
    #anew(): void {
        this.selected = undefined;
        this.pointed = undefined;
        this.#chosen = [];
    }

    /** Count what happened while there was no connection. */
    #count(state: State): void {
        const moves = this.#lostPlies === undefined ? 0 : state.plies - this.#lostPlies;
        if (moves > 0) this.missed = { from: this.#lostPlies ?? 0, moves };
        this.#lostPlies = undefined;
    }

    /** Learn what is printed on the things of this game, in the language of the state. */
    #learn(state: State): void {
        if (this.#spoken === state.language || state.frozen?.length) return;
        this.#spoken = state.language;
        this.ask<Components>('GET', '/components', { query: { language: state.language } }).then(
            ({ components }) => {
                this.#components = new Map(components.map((one) => [`${one.kind} ${one.id}`, one]));
            },
            () => {
                this.#spoken = '';
            },
        );
    }

    /** Tell the news to those who listen. */
    #announce(before: State, told: State): void {
        const fresh = told.log.filter((line) => line.ply > before.plies || (line.number ?? 0) > before.number);
        const lines = fresh.flatMap((line) => [...(line.events ?? []).map((event) => event.text), line.note ?? []]);
        const talk = told.talk.flatMap((line) => (line.line ? [`${this.nameOf(line.seat)}: ${line.line}`] : []));
        const asks = told.ply !== before.ply && told.question ? [plain(told.question.text)] : [];
        const said = [...lines.map(plain).filter(Boolean).slice(-MOST_NEWS), ...talk, ...asks];
        if (said.length) this.news = said.join('. ');
    }

    // Whose eyes

    /** See to it that the right person looks: whether nothing is to be seen now. */
    #settle(state: State): boolean {
        const { seat, seats, own, plies } = state;
        const asked = own.filter((one) => seats[one]?.asked && !seats[one].bot);
        const first = asked[0];
        if (own.length < 2 || state.open) this.curtain = undefined;
        else if (this.curtain) {
            if (this.curtain.wished || asked.includes(this.curtain.seat)) return true;
            this.curtain = undefined;
        }
        if (state.open || first === undefined || asked.includes(seat) || this.#staying === plies) return false;
        if (own.length > 1) this.#drop({ seat: first, before: seat, wished: false });
        else this.#line?.look(first);
        return true;
    }

    /** Let the curtain fall; what the one before saw leaves the page first. */
    #drop(curtain: Curtain): void {
        this.#anew();
        this.#past = undefined;
        this.curtain = curtain;
        if (curtain.before !== WATCHER) this.#line?.look(WATCHER);
    }

    /** Raise the curtain: the one whom it is down for looks, or the one before stays. */
    lift(stay = false): void {
        if (!this.curtain) return;
        const { seat, before } = this.curtain;
        if (stay) this.#staying = this.state.plies;
        this.curtain = undefined;
        this.#eyes = stay ? before : seat;
        this.#line?.look(this.#eyes);
    }

    /** Look through other eyes; through another of one's own, while the game goes on, behind the curtain. */
    look(seat: number): void {
        this.#past = undefined;
        this.#staying = this.state.plies;
        if (this.own.length > 1 && !this.state.open && seat !== WATCHER) {
            this.#drop({ seat, before: this.seat, wished: true });
        } else this.#line?.look(seat);
    }

    async speak(language: string): Promise<void> {
        await words.learn(language);
        this.#line?.speak(language);
    }

    // Looking back

    /** Look at the table as it was after so many choices. */
    async go(ply: number): Promise<void> {
        const { seat, plies } = this.state;
        const wanted = ++this.#wanted;
        this.missed = undefined;
        const past = ply < plies ? await this.ask<Moment>('GET', `/plies/${ply}`, { query: { seat } }) : undefined;
        if (wanted === this.#wanted && this.state.seat === seat && !this.curtain) this.#past = past;
    }

    now(): void {
        this.#wanted++;
        this.#past = undefined;
    }

    /** Fetch the log from its beginning. */
    async earlier(): Promise<void> {
        const { seat, language } = this.state;
        const { log } = await this.ask<Log>('GET', '/log', { query: { from: 0, seat } });
        const { state } = this;
        if (state.seat !== seat || state.language !== language || this.curtain) return;
        const first = state.log[0]?.ply ?? Infinity;
        this.#state = { ...state, log: [...log.filter((line) => line.ply < first), ...state.log] };
    }
}
