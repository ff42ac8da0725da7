// What somebody looks at and is about to do at the table of On Mars. It asks the server what that would change, and computes no rule.

import { untrack } from 'svelte';
import type { Changes, OnMarsHex, OnMarsSeat, OnMarsTable, SaidOption, SaidQuestion, SaidRefusal } from '../wire';
import type { Game } from '../lib/game.svelte';
import { NONE } from '../lib/question';
import { Undone } from '../lib/undone.svelte';
import { plain } from '../lib/api';
import type { Telling } from './sheets/told.svelte';

export type Side = 'orbit' | 'colony';
/** The views of a phone. */
export type View = 'mars' | 'orbit' | 'colony' | 'board' | 'players';
/** What somebody opened, beside the question. */
export type Sheet =
    | { is: 'player'; seat: number }
    | { is: 'log' }
    | { is: 'goals' }
    | { is: 'contract'; contract: number }
    | { is: 'status' }
    | { is: 'colonists' }
    | { is: 'help' }
    | undefined;

/** All executive actions, or some by their notations. */
export type Executive = 'all' | readonly string[] | undefined;

/** A figure that would change. */
export interface Change {
    now: number;
    then: number;
}

type Shows = (option: SaidOption) => boolean;

/** Who stands on a side, by name. */
export const standing = ({ table, game }: Desk, side: string): string =>
    table.order.flatMap((one) => (one.side === side && one.seat !== null ? game.nameOf(one.seat) : [])).join(', ');

/** Questions about the laboratory. */
const LAB = new Set(['develop', 'learn', 'thanks']);

export class Desk {
    view = $state<View>('mars');
    /** Which of the two columns is shown where there is room for one; by default the own side. */
    shown = $state<Side>();
    /** Executive actions or the laboratory, where there is room for one. */
    tab = $state<'executive' | 'lab'>('executive');
    sheet = $state.raw<Sheet>();
    /** The executive actions that the bar lists instead of the main ones: all, or the notations of some. */
    #executive = $state.raw<Executive>();
    /** The main action that is looked at before it is taken. */
    #popped = $state<string>();
    /** The sheet of a question is folded to look at Mars. */
    folded = $state(false);
    /** The hex that is pointed at. */
    hex = $state<string>();
    /** The kind of building that is pointed at in the stacks, and the one that was clicked. */
    hovered = $state<string>();
    building = $state<string>();
    /** The hex that was clicked, where several things may be done. */
    at = $state<string>();
    /** Whose technology is to be used, if not the usual one. */
    owner = $state<number>();
    /** The piece that is moved: the rover, or a bot by its hex; and whether it leaves crystals. */
    piece = $state('rover');
    leaves = $state(false);
    /** The rover goes on for crystals, and not with the own technology. */
    spares = $state(false);
    /** Where the rover stood before it moved. */
    roverAt = $state('');
    /** The discovery tile that is about to be placed. */
    tile = $state<string>();
    /** The technology that is about to be learned. */
    tech = $state<string>();
    /** The term that is looked up. */
    term = $state<string>();
    /** The story that is told now. */
    telling = $state.raw<Telling>();
    /** The hexes that a story speaks of. */
    told = $state.raw<readonly string[]>([]);
    /** The end was looked at. */
    closedEnd = $state(false);
    /** What was clicked on Mars, as long as its price is asked about. */
    #meant: { notation: string; owner: number | undefined } | undefined;
    #tried = $state.raw<Changes>();
    #pointed = $state('');
    #shown = $state.raw<readonly Shows[]>([]);

    constructor(readonly game: Game) {
        this.back = new Undone(game);
    }

    // What lies there

    get table(): OnMarsTable {
        return this.game.table as unknown as OnMarsTable;
    }

    /** The seat whose board is shown below. */
    get seat(): number {
        return this.game.seat >= 0 ? this.game.seat : (this.table.turn.active ?? 0);
    }

    get board(): OnMarsSeat {
        return this.boardOf(this.seat);
    }

    boardOf(seat: number): OnMarsSeat {
        const found = this.table.seats[seat];
        if (!found) throw new Error('no such seat');
        return found;
    }

    /** The side of the board on which a seat stands; undefined before it took a place. */
    sideOf(seat: number): Side | undefined {
        return this.table.order.find((space) => space.seat === seat)?.side as Side | undefined;
    }

    get side(): Side {
        return this.sideOf(this.seat) ?? 'colony';
    }

    /** The column that is shown where there is room for one. */
    get column(): Side {
        return this.shown ?? this.side;
    }

    readonly hexes = $derived(new Map<string, OnMarsHex>(this.table.map.map((one) => [one.hex, one])));

    // What may be done

    get question(): SaidQuestion | undefined {
        return this.game.question;
    }

    /** Whether the end lies over everything. */
    get isEnd(): boolean {
        return !!this.game.state.result && this.game.isNow && !this.closedEnd;
    }

    /** Whether the bar has something to say over it: who wants to play again, what was refused, where to go on. */
    get calls(): boolean {
        const { problem, agreement, state } = this.game;
        return this.isEnd && !!(problem ?? agreement.outcome ?? state.matter ?? state.follower);
    }

    /** What is asked, such as `turn` or `construct`; nothing if nobody asks. */
    get kind(): string {
        return this.game.question?.kind ?? '';
    }

    get options(): SaidOption[] {
        return this.game.question?.options ?? [];
    }

    /** The options that are about a thing. */
    optionsAbout(kind: string, id: string | number): SaidOption[] {
        return this.game.optionsAbout(kind, String(id));
    }

    refusalsAbout(kind: string, id: string | number): SaidRefusal[] {
        return this.game.refusalsAbout(kind, String(id));
    }

    /** Why something cannot be done, in a sentence. */
    why(refusal: SaidRefusal | undefined): string {
        return refusal ? plain(refusal.why) : '';
    }

    /** Tell which options a part of the table shows as long as it stands: `$effect(() => desk.shows(…))`. The bar lists the others. */
    shows(shows: Shows): () => void {
        this.#shown = [...untrack(() => this.#shown), shows];
        return () => {
            untrack(() => (this.#shown = this.#shown.filter((one) => one !== shows)));
        };
    }

    /** The options that nothing on the table shows. */
    readonly unseen = $derived(this.options.filter((option) => !this.#shown.some((shows) => shows(option))));

    // What it would change

    /** What would change by what is pointed at, and what would be asked then. */
    get tried(): Changes | undefined {
        return this.#tried;
    }

    get pointed(): string {
        return this.#pointed;
    }

    /** Look at what some choices, one after the other, would bring; nothing if there are none. */
    point(notations: string[]): void {
        const name = notations.join('\n');
        if (name === untrack(() => this.#pointed)) return;
        this.#pointed = name;
        if (!notations.length || !untrack(() => this.game.question)) this.#tried = undefined;
        else void this.#try(notations, name);
    }

    async #try(notations: string[], name: string): Promise<void> {
        const found = await this.preview(...notations);
        if (this.#pointed === name) this.#tried = found;
    }

    /** What some choices would change, without showing it on the table. */
    preview(...notations: string[]): Promise<Changes> {
        return untrack(() => this.game.preview(notations));
    }

    /** What would be taken back if everybody agreed to a proposal. */
    readonly back: Undone;

    /** The hexes on which something would be taken back, and whether it would be gone from there. */
    readonly undone = $derived.by(() => {
        const found = new Map<string, boolean>();
        for (const { path, now, then } of this.back.changes ?? []) {
            const hex = path[0] === 'map' ? this.table.map[Number(path[1])]?.hex : undefined;
            if (hex === undefined || !['building', 'pieces', 'lies'].includes(String(path[2]))) continue;
            const isGone = then === null || (Array.isArray(now) && Array.isArray(then) && then.length < now.length);
            found.set(hex, isGone || (found.get(hex) ?? false));
        }
        return found;
    });

    readonly #changes = $derived.by(
        () =>
            new Map((this.#tried?.changes ?? this.back.changes ?? []).map((change) => [change.path.join('/'), change])),
    );

    /** How a figure would change, such as `('seats', 0, 'goods', 'water')`; undefined if it would not. */
    change(...path: (string | number)[]): Change | undefined {
        const found = this.#changes.get(path.join('/'));
        return typeof found?.now === 'number' && typeof found.then === 'number'
            ? { now: found.now, then: found.then }
            : undefined;
    }

    // Doing

    /** Choose, and choose on as was said before. */
    async choose(...notations: string[]): Promise<void> {
        this.leave();
        for (const notation of notations) {
            if (!(await this.#answers()) || !this.#offers(notation)) return;
            await this.game.choose(notation);
            if (this.game.problem) return;
        }
    }

    /** Whether the question that is open by now has this answer: whoever pressed twice answers once. */
    #offers(notation: string): boolean {
        return this.game.isSubset || notation === NONE || this.game.option(notation) !== undefined;
    }

    /** Choose what a hex offers, and whose technology it then takes. */
    async build(notation: string, owner: number | undefined): Promise<void> {
        await this.choose(notation);
        if (owner === undefined || !(await this.#answers())) return;
        const tech =
            this.kind === 'tech' ? this.options.find((option) => option.notation === `tech ${owner}`) : undefined;
        if (tech) await this.choose(tech.notation);
        else if (this.kind === 'pay') this.#meant = { notation: '', owner };
    }

    /** Build where somebody clicked before the action was taken; what its place costs may be asked first. */
    async begin(building: string, hex: string, owner: number | undefined): Promise<void> {
        await this.construct(building);
        const notation = `construct ${building} ${hex}`;
        if (this.kind === 'place') this.#meant = { notation, owner };
        else if (this.#offers(notation)) await this.build(notation, owner);
    }

    /** Go on with what was meant, once its price is paid; anything else that is asked ends it. */
    #goOn(): void {
        const meant = this.#meant;
        if (!meant || this.kind === 'place' || this.kind === 'pay') return;
        this.#meant = undefined;
        const tech = `tech ${meant.owner}`;
        if (this.kind === 'construct' && this.#offers(meant.notation)) void this.build(meant.notation, meant.owner);
        else if (this.kind === 'tech' && this.#offers(tech)) void this.choose(tech);
    }

    /** Of the ways to make one step the one that is meant: crystals are picked up unless they are to be left. */
    stepTo(options: SaidOption[]): SaidOption | undefined {
        const picks = options.find((option) => option.notation.endsWith(' crystal'));
        const plainly = options.find((option) => option !== picks);
        return this.leaves ? (plainly ?? picks) : (picks ?? plainly);
    }

    /** The own technology, with which the rover may go on now. */
    get ownTech(): SaidOption | undefined {
        return this.kind === 'move' ? this.game.option(`tech ${this.seat}`) : undefined;
    }

    /** Let a piece go a way, step by step, as far as steps are offered. */
    async walk(piece: 'rover' | 'bot', start: string, way: readonly string[]): Promise<void> {
        let here = start;
        for (const hex of way) {
            if (!(await this.#answers())) return;
            const step = piece === 'rover' ? `rover ${hex}` : `bot ${here} ${hex}`;
            // The own technology takes the rover on before any crystal is paid.
            const tech = this.ownTech;
            if (piece === 'rover' && tech && !this.spares) {
                await this.choose(tech.notation);
                if (!(await this.#answers())) return;
            }
            const option = this.stepTo(
                this.options.filter(({ notation }) => notation === step || notation === `${step} crystal`),
            );
            if (!option) return;
            await this.choose(option.notation);
            if (this.game.problem) return;
            here = hex;
            this.piece = piece === 'rover' ? 'rover' : hex;
        }
    }

    /** Wait until what is on its way is there; whether the next question can be answered then. */
    async #answers(): Promise<boolean> {
        await this.game.calm();
        return this.game.canAct;
    }

    get popped(): string | undefined {
        return this.#popped;
    }

    /** Look at a main action before it is taken, or at none. */
    pop(action: string | undefined): void {
        this.#popped = action;
        if (!action) return;
        this.sheet = undefined;
        this.#executive = undefined;
    }

    get executive(): Executive {
        return this.kind === 'turn' ? this.#executive : undefined;
    }

    /** List executive actions in the bar, or none; where there is room for one board, it is the depot. */
    offer(executive: Executive): void {
        this.#executive = executive;
        if (!executive) return;
        this.#popped = undefined;
        this.sheet = undefined;
        this.tab = 'executive';
    }

    /** Take back the last choices. */
    async undo(choices = 1): Promise<void> {
        this.leave();
        await this.game.undo(choices);
    }

    /** The question is another one. */
    anew(): void {
        this.leave();
        this.folded = false;
        this.#popped = undefined;
        this.#executive = undefined;
        this.at = undefined;
        this.owner = undefined;
        this.tech = undefined;
        if (this.kind === 'turn' || !this.kind) this.building = undefined;
        else {
            // What is asked is asked on Mars or over it, and nothing else lies there; only a turn begins anywhere.
            this.view = 'mars';
            this.sheet = undefined;
        }
        if (LAB.has(this.kind)) this.tab = 'lab';
        if (this.kind !== 'move') {
            this.roverAt = this.board.rover ?? '';
            this.piece = 'rover';
            this.spares = false;
        }
        this.#goOn();
    }

    /** Construct a kind of building: start the action if need be, then show its hexes. */
    async construct(building: string): Promise<void> {
        this.building = building;
        if (this.kind !== 'turn') return;
        const [action] = this.optionsAbout('action', 'construct');
        if (action) await this.choose(action.notation);
        await this.#answers();
    }

    /** Nothing is looked at any more. */
    leave(): void {
        this.hex = undefined;
        this.hovered = undefined;
        this.point([]);
    }
}
