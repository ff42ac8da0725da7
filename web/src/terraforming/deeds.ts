// What a seat did last, found in the log.

import type { LogLine, SaidEvent } from '../wire';
import { plain } from '../lib/api';

/** What goes with deeds, and is none. */
const ASIDE = new Set(['pay', 'bought', 'deal', 'look', 'kept', 'passed_on', 'produce', 'discarded', 'draw']);

export interface Deeds {
    ply: number;
    events: SaidEvent[];
}

/** The events of the last choice by which a seat did something; an automa acts among the choices of others. */
export function lastDeeds(log: LogLine[], seat: number, automa = false): Deeds | undefined {
    const line = log.findLast(
        (one) =>
            (automa || one.seat === seat) &&
            !!one.events?.some((event) => event.seat === seat && !ASIDE.has(event.name)),
    );
    return line && { ply: line.ply, events: (line.events ?? []).filter((event) => event.seat === seat) };
}

/** What an event says, without the name of whoever did it. */
export const withoutName = (event: SaidEvent): string =>
    plain(
        event.text.filter((part) => typeof part === 'string' || part.ref !== 'seat' || part.id !== String(event.seat)),
    ).replace(/^[\s:,]+/, '');

/** Some events in few words, without the name of whoever did them. */
export const inShort = (events: SaidEvent[], most = 2): string =>
    events
        .filter((event) => !ASIDE.has(event.name))
        .slice(0, most)
        .map(withoutName)
        .join(', ');
