// The game that somebody wants to set up.

import type { Created, GameInfo, Judgement, NewGame, NewSeat, OptionInfo, Rules } from '../wire';
import { ask, plain, type Segment } from '../lib/api';
import { boxes } from '../lib/boxes.svelte';
import { keepMade } from '../lib/keys';

/** Who takes a seat: somebody at this screen, somebody with a link, or a bot by its name. */
export const HERE = 'here';
export const LINK = 'link';
export const PLAYERS = 'players';

export interface Seat {
    who: string;
    name: string;
}

/** Names for seats without one; no two may be the same. */
function named(seats: Seat[]): NewSeat[] {
    const used = new Set(seats.map((seat) => seat.name.trim()).filter(Boolean));
    return seats.map(({ who, name }) => {
        const said = name.trim();
        if (who === HERE || who === LINK) return { kind: 'person', name: said };
        const base = who.charAt(0).toUpperCase() + who.slice(1);
        let found = said;
        for (let number = 1; !found; number++) {
            const next = number > 1 ? `${base} ${number}` : base;
            if (!used.has(next)) found = next;
        }
        used.add(found);
        return { kind: 'bot', name: found, bot: who };
    });
}

export class Wish {
    game = $state('');
    seats = $state<Seat[]>([]);
    options = $state<Record<string, string>>({});
    name = $state('');
    seed = $state('');
    minutes = $state<number | null>(null);
    seconds = $state<number | null>(null);
    why = $state.raw<Judgement>({ possible: true });
    #asked = 0;

    constructor(readonly rules: () => Rules | undefined) {}

    get info(): GameInfo | undefined {
        return this.rules()?.games.find((one) => one.name === this.game);
    }

    /** The options that so many players have, but their number, which is that of the seats. */
    get others(): OptionInfo[] {
        const alone = this.seats.length === 1;
        return this.info?.options?.filter((one) => one.name !== PLAYERS && (alone || !one.alone)) ?? [];
    }

    get bounds(): { least: number; most: number } {
        const found = this.info?.options?.find((one) => one.name === PLAYERS);
        return { least: found?.least ?? 1, most: found?.most ?? 4 };
    }

    get(option: OptionInfo): string {
        return this.options[option.name] ?? option.usual;
    }

    set(name: string, value: string): void {
        this.options[name] = value;
    }

    take(game: string): void {
        this.game = game;
        const own = boxes.of(game);
        this.options = own ? { components: own } : {};
        this.seats.length = Math.min(this.seats.length, this.bounds.most);
    }

    add(): void {
        this.seats.push({ who: this.rules()?.bots[0]?.name ?? LINK, name: '' });
    }

    /** What differs from the usual. */
    get chosen(): Record<string, string> {
        const players = String(this.seats.length);
        const usual = this.info?.options?.find((one) => one.name === PLAYERS)?.usual;
        const unusual = this.others.filter((one) => this.get(one) !== one.usual);
        return {
            ...(players === usual ? {} : { [PLAYERS]: players }),
            ...Object.fromEntries(unusual.map((one) => [one.name, this.get(one)])),
        };
    }

    /** How many people play, as far as no automa takes their seat. */
    get people(): number {
        return this.seats.filter((seat) => seat.who === HERE || seat.who === LINK).length;
    }

    /** How many links there will be to send. */
    get links(): number {
        return this.seats.filter((seat, i) => seat.who === LINK && !this.automa(i)).length;
    }

    /** Ask whether a game can be made of it; the answer to the last question counts. */
    async judge(): Promise<void> {
        if (!this.game) return;
        const asked = ++this.#asked;
        const body = { options: this.chosen, people: this.people };
        const found = await ask<Judgement>('POST', `/api/rules/${this.game}/options`, { body });
        if (asked === this.#asked) this.why = found;
    }

    /** Why it is not possible; an option that the reason begins with is called what the page calls it. */
    get reason(): Segment[] {
        const [first, ...rest] = this.why.why ?? [];
        const written = typeof first === 'string' ? /^([\w-]+)=[^:]*: (.*)$/s.exec(first) : null;
        const option = this.info?.options?.find((one) => one.name === written?.[1]?.toLowerCase());
        if (first === undefined || !written || !option) return this.why.why ?? [];
        return [`${plain(option.title)}: ${written[2] ?? ''}`, ...rest];
    }

    /** The automa that the game puts on a seat; empty if somebody else may sit there. */
    automa(seat: number): string {
        return this.why.automas?.[seat] ?? '';
    }

    get request(): NewGame {
        const clock = this.minutes ? { clock: { budget: this.minutes * 60, increment: this.seconds ?? 0 } } : {};
        const seed = /^-?\d{1,15}$/.test(this.seed.trim()) ? { seed: Number(this.seed) } : {};
        const seats = named($state.snapshot(this.seats));
        return { game: this.game, options: this.chosen, seats, name: this.name.trim(), ...seed, ...clock };
    }

    /** Set it up, and keep the keys of those who play at this screen. Throws Refused. */
    async make(): Promise<Created> {
        const made = await ask<Created>('POST', '/api/games', { body: this.request });
        const here = this.seats.flatMap((seat, i) => (seat.who === HERE ? [i] : []));
        keepMade(made, here);
        return made;
    }
}
