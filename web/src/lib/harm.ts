// What others did to a seat and is not seen yet: whatever was taken from it, or lowered.

import type { LogLine, RefSegment, SaidEvent } from '../wire';
import type { Segment } from './api';
import { withoutSeat } from './log';
import { keep, kept } from './memory';
import { t, words } from './words.svelte';

export interface Harm {
    ply: number;
    seat: number;
    event: SaidEvent;
    /** The card by which it was done: the last one that whoever moved spoke of in that turn. */
    card?: string | undefined;
}

/** The last card that whoever did something spoke of before it, since somebody else moved. */
function cardBefore(log: LogLine[], line: LogLine, event: SaidEvent, by: number): string | undefined {
    for (let at = log.indexOf(line); at >= 0 && log[at]?.seat === line.seat; at--) {
        const events = log[at]?.events ?? [];
        const before = at === log.indexOf(line) ? events.slice(0, events.indexOf(event) + 1) : events;
        const card = before.findLast((one) => one.seat === by && Array.isArray(one.parts.card))?.parts.card;
        if (Array.isArray(card)) return card.find((ref) => ref.kind === 'card')?.id;
    }
    return undefined;
}

/** Whether an event takes something from a seat. */
function takesFrom(event: SaidEvent, seat: number): boolean {
    const { from } = event.parts;
    if (Array.isArray(from))
        return event.seat !== seat && from.some((ref) => ref.kind === 'seat' && ref.id === String(seat));
    return event.seat === seat && event.name.endsWith('.down');
}

/** Whether it befell whoever moved as well: then it came to everybody, and nobody did it. */
const isGeneral = (line: LogLine, event: SaidEvent): boolean =>
    event.seat !== line.seat &&
    (line.events ?? []).some((other) => other.name === event.name && other.seat === line.seat);

/** Who did it: whoever moved, or after one's own move the automa, which is never asked. */
const doneBy = (line: LogLine, event: SaidEvent, seat: number): number => (line.seat === seat ? event.seat : line.seat);

/** What others did to a seat after a ply, the newest first. */
export const harms = (log: LogLine[], seat: number, after: number): Harm[] =>
    log
        .filter((line) => line.ply > after && line.seat >= 0)
        .flatMap((line) =>
            (line.events ?? [])
                .filter(
                    (event) => takesFrom(event, seat) && !isGeneral(line, event) && doneBy(line, event, seat) !== seat,
                )
                .map((event) => {
                    const by = doneBy(line, event, seat);
                    return { ply: line.ply, seat: by, event, card: cardBefore(log, line, event, by) };
                }),
        )
        .reverse();

/** A phrase whose places are filled with pieces of text. */
const composed = (name: string, ...parts: Segment[][]): Segment[] =>
    t(name, ...parts.map((_, at) => `{${at}}`))
        .split(/\{(\d)\}/)
        .flatMap((piece, at) => (at % 2 ? (parts[Number(piece)] ?? []) : piece ? [piece] : []));

/** What was done, said to whom it was done; `by` is the name of whoever did it. */
export function toYou({ event, seat }: Harm, by: string): Segment[] {
    const who: Segment = { ref: 'seat', id: String(seat), text: by };
    if (event.name.endsWith('.down')) return composed('harm.down', [who], withoutSeat(event));
    const what = event.text.find((part): part is RefSegment => typeof part !== 'string' && part.ref !== 'seat');
    return what && words.knows(`harm.${event.name}`) ? composed(`harm.${event.name}`, [who], [what]) : event.text;
}

/** Up to which ply somebody has seen what was done to a seat; at first, up to its own last choice. */
export const seenUpTo = (game: string, log: LogLine[], seat: number): number =>
    kept().seen?.[`${game} ${seat}`] ?? log.findLast((line) => line.seat === seat)?.ply ?? -1;

export const markSeen = (game: string, seat: number, ply: number): void =>
    keep({ seen: { ...kept().seen, [`${game} ${seat}`]: ply } });
