// The one store of a game: what the server told, what somebody is about to do, and how to do it. Knows no rule.

import type {
    Change,
    Changes,
    Done,
    Log,
    LogLine,
    Moment,
    Problem,
    Reacted,
    SaidComponent,
    SaidDoubt,
    SaidOption,
    SaidQuestion,
    SaidRefusal,
    State,
    TerraformingMarsTable,
} from '../wire';
import { Agreement } from './agreement.svelte';
import { ask, type Asked } from './api';
import { Eyes, WATCHER, type Curtain } from './eyes.svelte';
import { applied } from './foresight';
import type { Harm } from './harm';
import { Harms } from './harms.svelte';
import { goes } from './leap';
import { joinLog, joinTalk } from './log';
import { newsOf } from './news';
import { Previews } from './previews';
import { Printed } from './printed.svelte';
import { answers, ByThing, isSubset, written } from './question';
import { Review } from './review.svelte';
import { Sending } from './sending.svelte';
import { settings } from './settings.svelte';
import { type Connection, type Deed, Line, type Own } from './socket';
import { Talk } from './talk.svelte';
import { Timeline } from './timeline.svelte';
import { type Part, words } from './words.svelte';

/** What happened while there was no connection. */
export interface Missed {
    from: number;
    moves: number;
}

export class Game {
    #state = $state.raw<State>();
    #past = $state.raw<Moment>();
    #chosen = $state.raw<string[]>([]);
    #line: Line | undefined;
    #wanted = 0;
    #lostPlies: number | undefined;

    connection = $state.raw<Connection>({ status: 'connecting' });
    /** The notation of the option that somebody looks at: the first click. */
    selected = $state<string>();
    /** The notation of the option that somebody points at. */
    pointed = $state<string>();
    /** Nothing can be seen at all, and why. */
    refused = $state.raw<Problem>();
    missed = $state.raw<Missed>();
    /** What happened last, in sentences, for those who listen. */
    news = $state('');
    /** Seconds by which the clock of the server is ahead of ours. */
    skew = $state(0);
    /** Whom somebody who watches follows; whoever moves, if nobody. */
    followed = $state<number>();
    /** How a table begins what an option stands for, without carrying it out; whether it could. */
    opens: ((notation: string) => boolean) | undefined;
    /** What stands where the log does. */
    aside = $state<'log' | 'chat' | 'hint' | 'review'>('log');
    /** The game as a file, as far as it was fetched. */
    record = $state.raw<{ plies: number; text: string }>();
    readonly #eyes: Eyes;
    readonly #harms = new Harms(this);
    readonly #printed = new Printed(this);
    readonly #previews = new Previews(this);
    readonly #sent: Sending;
    readonly agreement = new Agreement(this);
    readonly talk = new Talk();
    readonly timeline = new Timeline(this);
    readonly review = new Review(this);

    readonly #table = $derived.by(() => {
        const table = this.#past?.table ?? this.#state?.table;
        const ahead = this.#past ? undefined : this.#sent.foreseen;
        return ahead && !ahead.waits ? applied(table, ahead.changes) : table;
    });
    readonly #options = $derived(new ByThing<SaidOption>(this.options));
    readonly #refusals = $derived(new ByThing<SaidRefusal>(this.refusals));

    constructor(
        readonly id: string,
        readonly keys: string[],
    ) {
        const turnAway = (): void => {
            this.anew();
            this.#past = undefined;
        };
        this.#eyes = new Eyes({ turnAway, see: (seat) => this.#line?.look(seat) }, keys.length);
        this.#sent = new Sending(this);
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

    /** The table as it is, with the answer that is on its way; or as it was at the moment somebody looks back to. */
    get table(): TerraformingMarsTable {
        return this.#table as TerraformingMarsTable;
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
        return this.#printed.on(kind, id);
    }

    /** Which figures of the components are not certain. */
    get doubts(): SaidDoubt[] {
        return this.#printed.doubts;
    }

    /** What had happened up to the moment that one looks at. */
    get told(): LogLine[] {
        const past = this.#past;
        return past ? this.state.log.filter((line) => line.ply <= past.ply) : this.state.log;
    }

    word(key: string, ...parts: Part[]): string {
        return words.say(key, ...parts);
    }

    /** What others did to the viewer and is not seen yet, the newest first. */
    get harms(): Harm[] {
        return this.#harms.news;
    }

    seeHarm(): void {
        this.#harms.see();
    }

    // What may be done

    /** The question that may be answered at this screen now, or as soon as the answer on its way is there. */
    get question(): SaidQuestion | undefined {
        if (!this.isNow || this.isElsewhere || this.agreement.isDue) return undefined;
        const { foreseen } = this.#sent;
        return foreseen ? foreseen.asks : this.asked;
    }

    /** The question that the server asks. */
    get asked(): SaidQuestion | undefined {
        return this.#state?.question ?? undefined;
    }

    /** What answers of ours that wait for those of others will change on the table. */
    get ahead(): Change[] {
        if (!this.isNow) return [];
        const { foreseen } = this.#sent;
        return foreseen?.waits ? foreseen.changes : (this.#state?.ahead ?? []);
    }

    /** Whether what is shown is what the answer on its way will bring. */
    get isAhead(): boolean {
        return this.#sent.foreseen !== undefined;
    }

    /** Whether one plays at another screen, and this one only follows. */
    get isElsewhere(): boolean {
        return this.#state?.elsewhere === true && this.#state.status === 'open';
    }

    /** Play at this screen from now on; the other one follows. */
    playHere(): void {
        this.#line?.look(this.seat);
    }

    get canAct(): boolean {
        return this.question !== undefined && this.connection.status === 'open' && this.#sent.isFree;
    }

    /** Whether the connection is lost: all may be looked at, but nothing can be done. */
    get isCut(): boolean {
        const { status, since } = this.connection;
        return status === 'gone' || (status !== 'open' && since !== undefined);
    }

    /** Why nothing can be done at all now; empty if something can. */
    get whyCut(): string {
        return this.isCut ? this.word('net.quiet') : '';
    }

    /** What may be chosen: nothing without a connection. */
    get options(): SaidOption[] {
        return this.isCut ? [] : (this.question?.options ?? []);
    }

    /** What may not be chosen, and why; without a connection that is everything. */
    get refusals(): SaidRefusal[] {
        if (!this.isNow || this.isElsewhere) return [];
        const refusals = this.#state?.refusals ?? [];
        if (!this.isCut) return refusals;
        const cut = { reason: 'line', why: [this.whyCut], short: [this.word('net.off')] };
        return [...(this.question?.options ?? []).map((option) => ({ ...option, ...cut })), ...refusals];
    }

    optionsAbout(kind: string, id: string): SaidOption[] {
        return this.#options.about(kind, id);
    }

    refusalsAbout(kind: string, id: string): SaidRefusal[] {
        return this.#refusals.about(kind, id);
    }

    option(notation: string): SaidOption | undefined {
        return this.options.find((option) => option.notation === notation);
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

    /** What some choices, one after the other, would change; nothing certain, if the table moved on meanwhile. */
    preview(notations: string[]): Promise<Changes> {
        const { question } = this;
        const [first] = notations;
        if (!question || this.isAhead || (first !== undefined && !answers(question, first)))
            return Promise.resolve({ certain: false });
        return this.#previews.ask(question, notations);
    }

    // What is done

    /** The answer or the deed that is on its way. */
    get sending(): string | undefined {
        return this.#sent.deed;
    }

    /** Whether something is on its way to the server, or about to be. */
    get isBusy(): boolean {
        return this.#sent.isBusy;
    }

    /** The answer that is on its way: it is marked as made. */
    get made(): string | undefined {
        return this.#sent.made;
    }

    /** Why the last thing was not done, until it is seen. */
    get problem(): Problem | undefined {
        return this.#sent.problem;
    }

    set problem(problem: Problem | undefined) {
        this.#sent.problem = problem;
    }

    /** Answer the question by one option, or by an answer that is already written; and on, as was said before. */
    choose(...notations: string[]): Promise<void> {
        const question = this.canAct ? this.asked : undefined;
        return question ? this.#sent.choose(question, notations) : Promise.resolve();
    }

    /** Wait until nothing is on its way; then it is known what may be done. */
    calm(): Promise<void> {
        return this.#sent.calm();
    }

    undo(choices = 1): Promise<void> {
        return this.#sent.undo(this.me, choices);
    }

    carry(deed: Deed): Promise<Done> | undefined {
        return this.#line?.do(deed);
    }

    foretold(question: SaidQuestion, notations: string[]): Changes | undefined {
        return this.#previews.known(question, notations);
    }

    giveBack(chosen: string[]): void {
        this.#chosen = chosen;
    }

    say(line: string): Promise<void> {
        return this.do({ kind: 'chat', line });
    }

    react(reaction: Reacted['reaction']): Promise<void> {
        return this.do({ kind: 'reaction', reaction });
    }

    takeSeat(seat: number): Promise<void> {
        return this.do({ kind: 'return', seat });
    }

    rename(name: string, seat = this.me): Promise<void> {
        return this.do({ kind: 'name', seat, name });
    }

    /** Do something that is no answer, in the name of the seat that one acts for. */
    do(deed: Own): Promise<void> {
        return this.#sent.do({ seat: this.me, ...deed });
    }

    /** Ask the server about this game. */
    ask<T>(method: 'GET' | 'POST', path: string, asked: Asked = {}): Promise<T> {
        return ask<T>(method, `/api/games/${this.id}${path}`, { keys: this.keys, ...asked });
    }

    // The line

    open(address = `${location.origin.replace(/^http/, 'ws')}/api/games/${this.id}/socket`): void {
        this.#line = new Line(address, this.keys, this);
        // It does not depend on the table, and comes beside it.
        this.#printed.learn(settings.language);
    }

    close(): void {
        this.#line?.close();
    }

    /** Try to connect at once. */
    again(): void {
        this.#line?.again();
    }

    hello(): { seat?: number; since: number } {
        const { seat } = this.#eyes;
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
        // In another language it is the same question: what is marked stays.
        const isSame = before?.seat === state.seat && before.ply === state.ply;
        if (!isSame || before.question?.kind !== state.question?.kind) this.anew();
        if (!same || before.number !== state.number) this.#previews.forget();
        this.#state = state;
        this.skew = state.at - Date.now() / 1000;
        if (!this.#past) goes(0, 0);
        if (this.#past?.seat !== state.seat) this.#past = undefined;
        this.#sent.arrive();
        this.#count(state);
        this.talk.hear(state.talk);
        this.#harms.begin(log);
        if (before) this.agreement.conclude(before, state);
        this.#printed.learn(state.language);
        if (this.#eyes.settle(state) || !same) return;
        this.news = newsOf(before, told, (seat) => this.nameOf(seat)) || this.news;
    }

    /** Whether hints are for the viewer: those who play, if they want to see them at all. */
    get mayAsk(): boolean {
        return settings.like.hint && this.own.length > 0 && this.state.status === 'open';
    }

    /** A new question: nothing of it is chosen yet. */
    anew(): void {
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

    // Whose eyes

    get curtain(): Curtain | undefined {
        return this.#eyes.curtain;
    }

    /** Raise the curtain: the one whom it is down for looks, or the one before stays. */
    lift(stay = false): void {
        this.#eyes.lift(this.state, stay);
    }

    /** Look through other eyes. */
    look(seat: number): void {
        this.#past = undefined;
        this.#eyes.look(this.state, seat);
    }

    async speak(language: string): Promise<void> {
        await words.learn(language);
        this.#line?.speak(language);
    }

    // Looking back

    /** Look at the table as it was after so many choices. */
    async go(ply: number): Promise<void> {
        const { seat, plies } = this.state;
        if (this.isCut && ply < plies) return;
        const wanted = ++this.#wanted;
        this.missed = undefined;
        const past = ply < plies ? await this.ask<Moment>('GET', `/plies/${ply}`, { query: { seat } }) : undefined;
        if (wanted !== this.#wanted || this.state.seat !== seat || this.curtain) return;
        goes(this.#past?.ply ?? plies, past?.ply ?? plies);
        this.#past = past;
    }

    now(): void {
        this.#wanted++;
        if (this.#past) goes(this.#past.ply, this.state.plies);
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
