// What somebody looks at and is about to do at the table. It asks the server what that would change, and computes no rule.

import type { Changes, SaidOption, SaidRefusal, TerraformingMarsSeat } from '../wire';
import type { Game } from '../lib/game.svelte';
import { plain } from '../lib/api';

export type View = 'mars' | 'players' | 'goals' | 'projects' | 'log';
export type Sort = 'playable' | 'cost' | 'kind' | 'tag' | 'drawn';
export type Sheet = { is: 'player'; seat: number } | { is: 'actions' } | undefined;

/** A figure that would change. */
export interface Change {
    now: number;
    then: number;
}

const BEAT = 20;
const PATIENCE = 5000;
// Each space is a question to the server.
const MOST_WEIGHED = 24;

export class Desk {
    view = $state<View>('mars');
    tab = $state<'goals' | 'parliament'>('goals');
    sort = $state<Sort>('playable');
    /** Only what can be played now, or what has this text in its name. */
    onlyPlayable = $state(false);
    search = $state('');
    sheet = $state.raw<Sheet>();
    /** The sheet of a question is folded to look at Mars. */
    folded = $state(false);
    /** The card that was clicked, and the one that is pointed at. */
    card = $state<string>();
    hovered = $state<string>();
    /** The space that is pointed at. */
    space = $state<string>();
    /** How the clicked card is to be paid for, if not in the natural way. */
    payment = $state<string>();
    /** The ply up to which somebody has seen what others did to them. */
    seenHarm = $state(-1);
    /** The end was looked at. */
    closedEnd = $state(false);
    /** What is marked in the first hand: the corporation and the cards to keep. */
    corporation = $state<string>();
    keeping = $state.raw<string[]>([]);
    #tried = $state.raw<Changes>();
    #pointed = '';
    #payments = $state.raw(new Map<string, SaidOption[]>());
    #paidAt = '';

    constructor(readonly game: Game) {}

    // Who

    /** The seat whose board and hand are shown below. */
    get seat(): number {
        return this.game.seat >= 0 ? this.game.seat : (this.game.table.turn.active ?? 0);
    }

    get board(): TerraformingMarsSeat {
        const found = this.game.table.seats[this.seat];
        if (!found) throw new Error('no such seat');
        return found;
    }

    get cards(): { card: string; cost: number; printed: number }[] {
        return this.board.hand.cards ?? [];
    }

    isInHand(card: string): boolean {
        return this.cards.some((one) => one.card === card);
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
        add(this.game.question?.options ?? [], false);
        if (!found.size) add(this.#tried?.asks?.options ?? [], true);
        return found;
    });

    /** Whether a space is to be chosen now. */
    get isPlacing(): boolean {
        const first = this.spaces.values().next().value;
        return first !== undefined && !first.ahead;
    }

    // What it would change

    get tried(): Changes | undefined {
        return this.#tried;
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
        if (this.#pointed === name) this.#tried = found;
    }

    readonly #changes = $derived(
        new Map((this.#tried?.changes ?? []).map((change) => [change.path.join('/'), change])),
    );

    /** How a figure would change; undefined if it would not. */
    change(...path: (string | number)[]): Change | undefined {
        const found = this.#changes.get(path.join('/'));
        return typeof found?.now === 'number' && typeof found.then === 'number'
            ? { now: found.now, then: found.then }
            : undefined;
    }

    // What the spaces are worth

    #worth = $state.raw(new Map<string, { points: number; rivals: number[] }>());
    #worthAt = '';

    /** The points that a space would bring now, and who else would gain by it; known after a while. */
    worthOf(space: string): { points: number; rivals: number[] } | undefined {
        return this.#worth.get(space);
    }

    /** Find out what every space that may be chosen would bring. */
    async weigh(): Promise<void> {
        const moment = this.isPlacing ? `${this.game.state.number} ${this.seat}` : '';
        if (this.#worthAt === moment) return;
        this.#worthAt = moment;
        this.#worth = new Map();
        if (!moment || this.spaces.size > MOST_WEIGHED) return;
        for (const [space, { option }] of this.spaces) {
            const { changes = [] } = await this.game.preview([option.notation]);
            if (this.#worthAt !== moment) return;
            const gains = changes.flatMap(({ path, now, then }) =>
                path[0] === 'seats' && path[2] === 'total'
                    ? [{ seat: Number(path[1]), by: Number(then) - Number(now) }]
                    : [],
            );
            this.#worth = new Map(this.#worth).set(space, {
                points: gains.find((one) => one.seat === this.seat)?.by ?? 0,
                rivals: gains.filter((one) => one.seat !== this.seat && one.by > 0).map((one) => one.seat),
            });
        }
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

    /** Choose, and choose on as was said before. */
    async choose(...notations: string[]): Promise<void> {
        this.leave();
        for (const notation of notations) {
            const end = Date.now() + PATIENCE;
            while (!this.game.canAct && Date.now() < end) await new Promise((done) => setTimeout(done, BEAT));
            if (!this.game.canAct) return;
            await this.game.choose(notation);
            if (this.game.problem) return;
        }
    }

    /** Play the clicked card, with the payment that is shown. */
    play(card: string): void {
        const option = this.playOf(card);
        if (!option) return;
        const pay = this.payment ?? this.paymentsOf(card)[0]?.notation;
        void this.choose(...(pay ? [option.notation, pay] : [option.notation]));
    }

    /** Nothing is looked at any more. */
    leave(): void {
        this.card = undefined;
        this.hovered = undefined;
        this.payment = undefined;
        this.space = undefined;
        this.point([]);
    }
}
