// How a game went, round by round: figures of every seat, read off the tables of those moments, and what the log counts.

import type { LogLine, Moment, OnMarsTable } from '../../wire';
import type { Game } from '../../lib/game.svelte';
import { refsOf } from './telling';

/** The points of all seats at the end of a round, if the game had ended there. */
export interface Stand {
    round: number;
    level: number;
    points: number[];
}

export const COUNTS = ['buildings', 'upgrades', 'steps', 'crystals'] as const;
export type Count = (typeof COUNTS)[number];

/** Something that the timeline of a game names. */
export interface Mark {
    round: number;
    ply: number;
    name: string;
    text: LogLine['note'];
}

/** The choices after which a new round began, with its number. */
export const beginnings = (log: LogLine[]): { ply: number; round: number }[] =>
    log.flatMap((line) =>
        (line.events ?? []).flatMap((event) => {
            const round = event.name === 'om.round' ? event.parts.round : undefined;
            return typeof round === 'number' ? [{ ply: line.ply, round }] : [];
        }),
    );

export const standOf = (table: OnMarsTable, round: number): Stand => ({
    round,
    level: table.level,
    points: table.seats.map((seat) => seat.total),
});

const TIMELINE = new Set(['om.level', 'om.mission.done', 'om.lastround', 'om.complete', 'om.stale']);

/** What stands out, round by round. */
export function timeline(log: LogLine[]): Mark[] {
    let round = 1;
    const found: Mark[] = [];
    for (const line of log) {
        for (const event of line.events ?? []) {
            if (event.name === 'om.round' && typeof event.parts.round === 'number') round = event.parts.round;
            if (TIMELINE.has(event.name)) found.push({ round, ply: line.ply, name: event.name, text: event.text });
        }
    }
    return found;
}

/** How often every seat built, upgraded, learned or developed, and how many crystals it spent. */
export function counts(log: LogLine[], seats: number): Record<Count, number[]> {
    const found = Object.fromEntries(COUNTS.map((name) => [name, Array<number>(seats).fill(0)])) as Record<
        Count,
        number[]
    >;
    const add = (name: Count, seat: number, by: number): void => {
        const row = found[name];
        if (seat in row) row[seat] = (row[seat] ?? 0) + by;
    };
    for (const event of log.flatMap((line) => line.events ?? [])) {
        if (event.name === 'om.construct') add('buildings', event.seat, 1);
        else if (event.name === 'om.upgrade') add('upgrades', event.seat, 1);
        else if (event.name === 'om.learn' || event.name === 'om.develop') add('steps', event.seat, 1);
        else if (event.name === 'om.pay') {
            const crystals = refsOf(event, 'amounts').filter((ref) => ref.id === 'crystal');
            add(
                'crystals',
                event.seat,
                crystals.reduce((sum, ref) => sum + (ref.amount ?? 0), 0),
            );
        }
    }
    return found;
}

// A chart needs no more points than this; each is a table that the server finds.
const MOST = 28;

/** How everybody stood at the end of every round; of a very long game at the end of every second or third one. */
export async function history(game: Game): Promise<Stand[]> {
    if ((game.state.log[0]?.ply ?? 0) > 0) await game.earlier();
    const all = beginnings(game.state.log).filter(({ round }) => round > 1);
    const every = Math.ceil(all.length / MOST);
    const found = all
        .filter((_, at) => at % every === every - 1)
        .map(async ({ ply, round }) => {
            const moment = await game.ask<Moment>('GET', `/plies/${ply}`, { query: { seat: game.seat } });
            return standOf(moment.table as OnMarsTable, round - 1);
        });
    const now = game.state.table as OnMarsTable;
    return [...(await Promise.all(found)), standOf(now, now.round)];
}
