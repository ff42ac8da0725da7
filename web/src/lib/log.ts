// The log of a table: how news joins what is known, and what the turns in it are.

import type { LogLine, SaidEvent, State, TalkLine } from '../wire';
import { plain, type Segment } from './api';

/** The log with what a state tells: it goes on from a ply, and what was known of that ply and later ones is void. */
export const joinLog = (known: LogLine[], state: State): LogLine[] => [
    ...known.filter((line) => line.ply < state.log_from),
    ...state.log,
];

/** The talk with what a state tells: it goes on behind a number. */
export const joinTalk = (known: TalkLine[], state: State): TalkLine[] => [
    ...known.filter((line) => line.number <= state.talk_from),
    ...state.talk,
];

/** Whether it is known from the first choice on: what is older comes after the table is drawn. */
export const isWhole = (log: LogLine[]): boolean => (log[0]?.ply ?? 0) === 0;

/** How many minutes a game took, from its first choice to its last. */
export function took(log: LogLine[]): number {
    const moves = log.filter((line) => line.ply > 0 && !line.note?.length);
    return Math.round(((moves.at(-1)?.at ?? 0) - (moves[0]?.at ?? 0)) / 60);
}

/** Choices of one seat behind each other. */
export interface Turn {
    seat: number;
    first: number;
    last: number;
    at: number;
    lines: LogLine[];
}

/** The turns of a log; lines on what people did are not in them. */
export function turns(log: LogLine[]): Turn[] {
    const found: Turn[] = [];
    for (const line of log) {
        if (line.note?.length || line.seat < 0) continue;
        const last = found.at(-1);
        if (last?.seat === line.seat) {
            last.lines.push(line);
            last.last = line.ply;
            last.at = line.at;
        } else found.push({ seat: line.seat, first: line.ply, last: line.ply, at: line.at, lines: [line] });
    }
    return found;
}

/** What was chosen at a ply. */
export const lineAt = (log: LogLine[], ply: number): LogLine | undefined =>
    log.findLast((one) => one.ply === ply && !one.note?.length);

/** The first things that happened then, in words. */
export const inWords = (line: LogLine | undefined): string =>
    (line?.events ?? [])
        .map((event) => plain(event.text))
        .slice(0, 2)
        .join(' · ');

/** The lines in which a seat did something, or something befell it, and that have some words. */
export function sift(log: LogLine[], seat: number | undefined, words: string): LogLine[] {
    const wanted = words.trim().toLowerCase();
    if (seat === undefined && !wanted) return log;
    return log.filter((line) => {
        const events = line.events ?? [];
        const isOf = seat === undefined || line.seat === seat || events.some((event) => event.seat === seat);
        const said = [...events.map((event) => event.text), line.note ?? []].map(plain).join(' ');
        return isOf && said.toLowerCase().includes(wanted);
    });
}

/** The text of an event without the name that it begins with, if that is whoever it is about. */
export function withoutSeat({ text, seat }: SaidEvent): Segment[] {
    const [name, next, ...rest] = text;
    if (typeof name !== 'object' || name.ref !== 'seat' || name.id !== String(seat)) return text;
    return typeof next === 'string' ? [next.replace(/^[\s:,]+/, ''), ...rest] : text.slice(1);
}

/** A row of the log: what happened in words, and what went with it as signs; or signs alone. */
export interface Row<Sign> {
    seat: number;
    event: SaidEvent | undefined;
    /** Whether it says whose it is. */
    named: boolean;
    signs: { of: SaidEvent; signs: Sign[] }[];
}

/** The rows of some events behind those of a seat; without signs every event is a row of words. */
export function rows<Sign>(events: SaidEvent[], before: number, signsOf: (event: SaidEvent) => Sign[]): Row<Sign>[] {
    const found: Row<Sign>[] = [];
    for (const event of events) {
        const signs = signsOf(event);
        const last = found.at(-1);
        const seat = event.seat < 0 && signs.length ? (last?.seat ?? -1) : event.seat;
        const named = seat !== (last?.seat ?? before);
        if (!signs.length) found.push({ seat, event, named, signs: [] });
        else if (last?.seat === seat && !isHeading(last.event?.name ?? '')) last.signs.push({ of: event, signs });
        else found.push({ seat, event: undefined, named, signs: [{ of: event, signs }] });
    }
    return found;
}

/** Whether an event begins a part of the game, and stands as a heading. */
export const isHeading = (name: string): boolean => name === 'generation' || name === 'round';
