// What somebody looks at and is about to do at the table. It asks the server what that would change, and computes no rule.

import type {
    Changes,
    SaidOption,
    SaidQuestion,
    SaidRefusal,
    TerraformingMarsCardInHand,
    TerraformingMarsSeat,
    TerraformingMarsStart,
} from '../wire';
import type { Game } from '../lib/game.svelte';
import { plain } from '../lib/api';
import { applied } from '../lib/foresight';
import { fly } from '../lib/motion';
import { Undone } from '../lib/undone.svelte';
import { asksAmount } from './amount';
import { losses } from './losses';
import { offered, type Threat } from './threats';
import type { Resource } from './seats';

/** Of what flies from a space to a board: milliseconds for each, between two, and how many at most. */
const [STREAM, BETWEEN, MOST_STREAMED] = [300, 60, 3];

export type View = 'mars' | 'players' | 'goals' | 'projects' | 'log';
export type Sort = 'playable' | 'cost' | 'kind' | 'tag' | 'drawn' | 'own';
export type Sheet =
    | { is: 'player'; seat: number; /** It opened by itself, and tells what was done. */ tells?: boolean }
    | { is: 'party'; party: string }
    | { is: 'solar' }
    | { is: 'actions' }
    | undefined;

/** A figure that would change. */
export interface Change {
    now: number;
    then: number;
}

export class Desk {
    view = $state<View>('mars');
    tab = $state<'goals' | 'parliament'>('goals');
    sort = $state<Sort>('playable');
    /** Only what can be played now, or what has this text in its name. */
    onlyPlayable = $state(false);
    search = $state('');
    /** Only cards of this kind, or with this tag. */
    kind = $state<string>();
    tag = $state<string>();
    /** The hand as somebody laid it. */
    order = $state.raw<string[]>([]);
    /** Cards that were drawn since the hand was last looked at, until they are pointed at. */
    fresh = $state.raw<ReadonlySet<string>>(new Set());
    #held: ReadonlySet<string> | undefined;
    #holder = -1;
    sheet = $state.raw<Sheet>();
    /** The sheet of a question is folded to look at Mars. */
    folded = $state(false);
    /** Whether the next letter is the first one of a project. */
    naming = false;
    /** Whether a click on a party sends a delegate there. */
    lobbying = $state(false);
    /** The card that was clicked, and the one that is pointed at. */
    card = $state<string>();
    hovered = $state<string>();
    /** The space that is pointed at. */
    space = $state<string>();
    /** How the clicked card is to be paid for, if not in the natural way. */
    payment = $state<string>();
    /** The ply of the meeting of parliament that was looked at. */
    seenSession = $state(-1);
    /** The end was looked at. */
    closedEnd = $state(false);
    /** What is marked in the first hand: the corporation and the cards to keep. */
    corporation = $state<string>();
    keeping = $state.raw<string[]>([]);
    #tried = $state.raw<Changes>();
    #pointed = '';
    // What was tried last: what is pointed at may not be told yet.
    #told = '';
    #payments = $state.raw(new Map<string, SaidOption[]>());
    #paidAt = '';

    constructor(readonly game: Game) {
        this.back = new Undone(game);
    }

    // Who

    /** The seat whose board and hand are shown below. */
    get seat(): number {
        if (this.game.seat >= 0) return this.game.seat;
        return this.game.followed ?? this.game.table.turn.active ?? 0;
    }

    get board(): TerraformingMarsSeat {
        const found = this.game.table.seats[this.seat];
        if (!found) throw new Error('no such seat');
        return found;
    }

    get cards(): TerraformingMarsCardInHand[] {
        return this.board.hand.cards ?? [];
    }

    /** Note which cards came into the hand. */
    notice(): void {
        const now = new Set(this.cards.map((one) => one.card));
        if (this.#held && this.#holder === this.seat) {
            const before = this.#held;
            const came = [...now].filter((card) => !before.has(card));
            const fresh = [...this.fresh].filter((card) => now.has(card));
            if (came.length || fresh.length !== this.fresh.size) this.fresh = new Set([...fresh, ...came]);
        } else this.fresh = new Set();
        this.#held = now;
        this.#holder = this.seat;
    }

    /** A card was pointed at. */
    noted(card: string): void {
        if (this.fresh.has(card)) this.fresh = new Set([...this.fresh].filter((one) => one !== card));
    }

    /** Lay a card of the hand where another lies; from then on the hand stays as it was laid. */
    lay(shown: string[], card: string, at: number): void {
        const others = shown.filter((one) => one !== card);
        others.splice(Math.max(0, at), 0, card);
        this.order = others;
        this.sort = 'own';
    }

    isInHand(card: string): boolean {
        return this.cards.some((one) => one.card === card);
    }

    /** Open a sheet over Mars, which a phone shows instead of something else. */
    open(sheet: Sheet): void {
        this.sheet = sheet;
        this.view = 'mars';
    }

    // What may be done

    /** The option that plays a card of the hand, or chooses it. */
    playOf(card: string): SaidOption | undefined {
        return this.game.optionsAbout('card', card)[0];
    }

    refusalOf(card: string): SaidRefusal | undefined {
        return this.game.refusalsAbout('card', card)[0];
    }

    why(refusal: SaidRefusal | undefined): string {
        return refusal ? plain(refusal.why) : '';
    }

    /** The options of a turn that use the action of a card in play. */
    get actions(): SaidOption[] {
        const { question, options } = this.game;
        if (question?.kind !== 'turn') return [];
        return options.filter((option) => {
            const [about] = option.about;
            return about?.kind === 'card' && !this.isInHand(about.id);
        });
    }

    /** The corporation that is chosen in the first hand, or marked there. */
    get founding(): string | undefined {
        return this.game.question?.kind === 'corporation' ? this.corporation : this.board.corporations.cards?.[0];
    }

    /** What the seat begins with, with that corporation. */
    get start(): TerraformingMarsStart | undefined {
        return this.board.starts.find((one) => one.corporation === this.founding);
    }

    /** Whether the hand is what the question is about. */
    get choosesInHand(): boolean {
        const { question } = this.game;
        return !!question?.verb && question.options.every((option) => this.isInHand(option.about[0]?.id ?? ''));
    }

    /** Options by the space that they are about: of the question, else of the one that would follow. */
    readonly spaces = $derived.by(() => {
        const found = new Map<string, { option: SaidOption; ahead: boolean }>();
        const add = (options: SaidOption[], ahead: boolean): void => {
            for (const option of options) {
                const space = option.about.find((ref) => ref.kind === 'space');
                if (space && !found.has(space.id)) found.set(space.id, { option, ahead });
            }
        };
        add(this.game.options, false);
        if (!found.size) add(this.#tried?.asks?.options ?? [], true);
        return found;
    });

    /** Whether a space is to be chosen now. */
    get isPlacing(): boolean {
        const first = this.spaces.values().next().value;
        return first !== undefined && !first.ahead;
    }

    /** What others did to the seat, until it is seen. */
    readonly lost = $derived.by(() => losses(this.game.harms));

    // What it would change

    /** The board as it will be when all have answered. */
    readonly coming = $derived.by(() => {
        const { ahead, table } = this.game;
        return ahead.length ? applied(table, ahead).seats[this.seat] : undefined;
    });

    /** The cards that were handed in, and will be kept. */
    get handed(): TerraformingMarsCardInHand[] {
        const { coming } = this;
        const all = coming ? [...(coming.hand.cards ?? []), ...(coming.kept.cards ?? [])] : [];
        return all.filter((one) => !this.isInHand(one.card));
    }

    /** What would be taken back if everybody agreed to a proposal. */
    readonly back: Undone;

    /** The spaces whose tiles would be taken back. */
    readonly undone = $derived.by(
        () =>
            new Set(
                (this.back.changes ?? [])
                    .filter(({ path, then }) => path[0] === 'map' && path[2] === 'tile' && then === null)
                    .map(({ path }) => this.game.table.map[Number(path[1])]?.space),
            ),
    );

    /** The space that is spoken of, for a moment. */
    told = $state<string>();

    get tried(): Changes | undefined {
        return this.#tried;
    }

    /** What is asked after the choice that somebody points at; undefined if it is another one, or not known yet. */
    leadsTo(notation: string): SaidQuestion | undefined {
        return this.isTried(notation) ? (this.#tried?.asks ?? undefined) : undefined;
    }

    /** Whether what is tried is the choice that somebody points at, and this one. */
    isTried(notation: string): boolean {
        return this.#pointed === notation && this.#told === notation;
    }

    /** Look at what some choices would bring; nothing if there are none. */
    point(notations: string[]): void {
        const name = notations.join('\n');
        if (name === this.#pointed) return;
        this.#pointed = name;
        if (!notations.length || !this.game.question) this.#tried = undefined;
        else void this.#try(notations, name);
    }

    async #try(notations: string[], name: string): Promise<void> {
        let found: Changes = await this.game.preview(notations);
        const pay = found.asks?.kind === 'pay' ? (this.payment ?? found.asks.options[0]?.notation) : undefined;
        if (pay) found = await this.game.preview([...notations, pay]);
        if (this.#pointed !== name) return;
        this.#told = name;
        this.#tried = found;
    }

    readonly #changes = $derived.by(() => {
        const all = this.#tried?.changes ?? this.back.changes ?? this.game.ahead;
        return new Map(all.map((change) => [change.path.join('/'), change]));
    });

    /** How a figure would change, by what is pointed at or was handed in; undefined if it would not. */
    change(...path: (string | number)[]): Change | undefined {
        const found = this.#changes.get(path.join('/'));
        return typeof found?.now === 'number' && typeof found.then === 'number'
            ? { now: found.now, then: found.then }
            : undefined;
    }

    /** What the choice that is pointed at may take from others, whom somebody has yet to choose. */
    readonly #threats = $derived.by((): Threat[] => {
        const { question } = this.game;
        const asks = question?.kind === 'target' ? question : this.#tried?.asks;
        if (asks?.kind === 'target') return offered(asks);
        const card = question?.kind === 'turn' ? (this.card ?? this.hovered) : undefined;
        const held = this.cards.find((one) => one.card === card && this.playOf(card));
        return held?.takes ?? [];
    });

    /** How much a seat may lose of a resource, or of its production; undefined if it loses none. */
    threat(seat: number, of: Threat['of'], resource: Resource): Change | undefined {
        const has = this.game.table.seats[seat]?.[of][resource] ?? 0;
        const found = this.#threats.find((one) => one.seat === seat && one.of === of && one.resource === resource);
        if (!found || seat === this.seat) return undefined;
        return { now: has, then: of === 'stock' ? Math.max(0, has - found.number) : has - found.number };
    }

    // What the spaces are worth

    readonly #worth = $derived.by(() => new Map(this.game.table.map.map((space) => [space.space, space.points])));

    /** The points that the tile would bring on a space, and who else would gain by it. */
    worthOf(space: string): { points: number; rivals: number[] } {
        const points = this.#worth.get(space) ?? [];
        const rivals = [...points.keys()].filter((seat) => seat !== this.seat && (points[seat] ?? 0) > 0);
        return { points: points[this.seat] ?? 0, rivals };
    }

    // Paying

    /** The cards that could be played when a turn was last asked about. */
    playable = $state.raw<ReadonlySet<string>>(new Set());

    /** Find out how the cards of the hand that can be played would be paid for. */
    async price(): Promise<void> {
        const { question } = this.game;
        const moment = `${this.game.state.number} ${this.seat}`;
        if (question?.kind !== 'turn' || this.#paidAt === moment) return;
        this.#paidAt = moment;
        this.playable = new Set(this.cards.filter((one) => this.playOf(one.card)).map((one) => one.card));
        this.#payments = new Map();
        for (const { card } of this.cards) {
            const option = this.playOf(card);
            if (!option) continue;
            const found: Changes = await this.game.preview([option.notation]);
            if (this.#paidAt !== moment) return;
            if (found.asks?.kind === 'pay') this.#payments = new Map(this.#payments).set(card, found.asks.options);
        }
    }

    /** The ways to pay for a card, the natural one first; none if there is but one. */
    paymentsOf(card: string): SaidOption[] {
        return this.#payments.get(card) ?? [];
    }

    /** What a card would be paid with. */
    natural(card: string): { id: string; amount: number }[] {
        const [first] = this.paymentsOf(card);
        if (first) return first.about.map(({ id, amount }) => ({ id, amount: amount ?? 0 }));
        const cost = this.cards.find((one) => one.card === card)?.cost ?? 0;
        return [{ id: 'mc', amount: cost }];
    }

    // Doing

    /** Choose, and choose on as was said before. What will be asked as soon as an answer is there may be answered already. */
    async choose(...notations: string[]): Promise<void> {
        const [first = ''] = notations;
        const { game } = this;
        this.leave();
        if (!game.canAct && !game.isAhead) return;
        await game.calm();
        if (!this.#offers(first)) return;
        if (this.isPlacing) this.#stream(first);
        await game.choose(...notations);
    }

    /** What is printed on a space goes to the board of whoever places a tile there. */
    #stream(notation: string): void {
        const id = this.game.option(notation)?.about.find((ref) => ref.kind === 'space')?.id;
        const bonus = this.game.table.map.find((one) => one.space === id)?.bonus ?? [];
        const from = document.querySelector(`[data-space="${id}"]`);
        for (const [at, name] of bonus.slice(0, MOST_STREAMED).entries()) {
            const cell = document.querySelector(`.me [data-what="resource ${name}"]`);
            setTimeout(() => fly(from, cell, STREAM, cell?.querySelector('.i') ?? null), at * BETWEEN);
        }
    }

    /** Where it is asked how many: what is chosen by now, the first that is offered to begin with. */
    get amount(): SaidOption | undefined {
        const { question, selected, options } = this.game;
        return asksAmount(question) ? (this.game.option(selected ?? '') ?? options[0]) : undefined;
    }

    /** Whether the question that is open by now has this answer: whoever pressed twice answers once. */
    #offers(notation: string): boolean {
        const { question } = this.game;
        return !!question?.verb || this.game.option(notation) !== undefined;
    }

    /** Play the clicked card, with the payment that is shown. */
    play(card: string): void {
        const option = this.playOf(card);
        if (!option) return;
        const pay = this.payment ?? this.paymentsOf(card)[0]?.notation;
        fly(document.querySelector(`.hand [data-card="${card}"]`), document.querySelector('.me [data-seat]'));
        void this.choose(...(pay ? [option.notation, pay] : [option.notation]));
    }

    /** Nothing is looked at any more. */
    leave(): void {
        this.lobbying = false;
        this.card = undefined;
        this.hovered = undefined;
        this.payment = undefined;
        this.space = undefined;
        this.point([]);
    }
}
