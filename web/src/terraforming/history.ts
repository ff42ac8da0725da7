// How a game went, generation by generation: figures of every seat, read off the tables of those moments.

import type { LogLine, Moment, Result, SaidEvent, TerraformingMarsTable } from '../wire';
import type { Segment } from '../lib/api';
import type { Game } from '../lib/game.svelte';
import { withoutSeat } from '../lib/log';

export const FIGURES = ['total', 'rating', 'income', 'cards'] as const;
export type Figure = (typeof FIGURES)[number];
/** The figures of all seats at the end of a generation. */
export type Stand = Record<Figure, number[]> & { generation: number; ply: number };

/** The choices after which a new generation began, with its number. */
export const beginnings = (log: LogLine[]): { ply: number; generation: number }[] =>
    log.flatMap((line) =>
        (line.events ?? []).flatMap((event) => {
            const generation = event.name === 'generation' ? event.parts.generation : undefined;
            return typeof generation === 'number' && line.ply > 0 ? [{ ply: line.ply, generation }] : [];
        }),
    );

const standOf = (table: TerraformingMarsTable, generation: number, ply: number): Stand => ({
    generation,
    ply,
    total: table.seats.map((seat) => seat.total),
    rating: table.seats.map((seat) => seat.rating),
    income: table.seats.map((seat) => seat.income.mc),
    cards: table.seats.map((seat) => seat.in_play.length + seat.events.length),
});

/** How everybody stood at the end of every generation. */
export async function history(game: Game): Promise<Stand[]> {
    if ((game.state.log[0]?.ply ?? 0) > 0) await game.earlier();
    const found = await Promise.all(
        beginnings(game.state.log)
            .filter(({ generation }) => generation > 1)
            .map(async ({ ply, generation }) => {
                const moment = await game.ask<Moment>('GET', `/plies/${ply}`, { query: { seat: game.seat } });
                return standOf(moment.table as TerraformingMarsTable, generation - 1, ply);
            }),
    );
    const now = game.state.table as TerraformingMarsTable;
    return [...found, standOf(now, now.generation, game.state.plies)];
}

/** Everybody with their points, the best first. */
export const ranks = (result: Result | null | undefined): Rank[] =>
    (result?.scores ?? [])
        .map((score, seat) => ({ seat, score, sheet: result?.sheet[seat] ?? {} }))
        .toSorted((one, other) => other.score - one.score);

export interface Rank {
    seat: number;
    score: number;
    sheet: Record<string, number>;
}

/** The line of the sheet by which the first is ahead of the second the most, and by how much. */
export function decisive([first, second]: Rank[], lines: readonly string[]): { line: string; by: number } | undefined {
    const leads = lines.map((line) => ({ line, by: (first?.sheet[line] ?? 0) - (second?.sheet[line] ?? 0) }));
    return leads.toSorted((one, other) => other.by - one.by).find(({ by }) => by > 0);
}

/** What is worth telling of a game: a first tile, a milestone, an award, a goal of a parameter, all of them, a new lead. */
export interface Feat {
    kind: 'first' | 'milestone' | 'award' | 'parameter' | 'ready' | 'lead';
    id: string;
    seat: number;
    generation: number;
    ply: number;
    /** How the log says it, without the name. */
    text: Segment[];
}

type Parameter = Pick<TerraformingMarsTable['parameters'][number], 'parameter' | 'most'>;

/** What an event adds to the oceans on Mars. */
const watered = ({ name }: SaidEvent): number => (name === 'place.ocean' ? 1 : name === 'dry' ? -1 : 0);
const TILES = new Set(['place.greenery', 'place.city', 'place.special']);

/** What kind of feat an event is, with so many oceans on Mars after it, and of what. */
function featOf(event: SaidEvent, oceans: number, parameters: Parameter[]): Pick<Feat, 'kind' | 'id'> | undefined {
    const { name, parts } = event;
    if (TILES.has(name)) return { kind: 'first', id: '' };
    if (name === 'milestone' || name === 'award') {
        const about = parts[name];
        const id = Array.isArray(about) ? about[0]?.id : undefined;
        return id === undefined ? undefined : { kind: name, id };
    }
    const [id = '', now] = name === 'place.ocean' ? ['oceans', oceans] : [name.split('.')[0], parts.now];
    const reached = parameters.some((one) => one.parameter === id && one.most === now);
    return reached ? { kind: 'parameter', id } : undefined;
}

/** Who came to lead alone at the end of a generation, and did not before. */
function leads(stands: Stand[]): Feat[] {
    let before = -1;
    return stands.flatMap(({ generation, ply, total }) => {
        const most = Math.max(...total);
        const [seat = -1, second] = total.flatMap((points, at) => (points === most ? [at] : []));
        if (second !== undefined || seat === before || total.length < 2) return [];
        before = seat;
        return [{ kind: 'lead', id: '', seat, generation, ply, text: [] } satisfies Feat];
    });
}

/** The course of a game, as far as the log tells it: every feat once, by generation. */
export function course(log: LogLine[], parameters: Parameter[], stands: Stand[] = []): Feat[] {
    const found: Feat[] = [];
    let [generation, oceans] = [1, 0];
    for (const { ply, event } of log.flatMap((line) =>
        (line.events ?? []).map((event) => ({ ply: line.ply, event })),
    )) {
        if (event.name === 'generation' && typeof event.parts.generation === 'number')
            generation = event.parts.generation;
        oceans += watered(event);
        const feat = featOf(event, oceans, parameters);
        if (!feat || found.some((one) => one.kind === feat.kind && one.id === feat.id)) continue;
        const { seat } = event;
        found.push({ ...feat, seat, generation, ply, text: withoutSeat(event) });
        const isReady = found.filter((one) => one.kind === 'parameter').length === parameters.length;
        if (feat.kind === 'parameter' && isReady)
            found.push({ kind: 'ready', id: '', seat, generation, ply, text: [] });
    }
    return [...found, ...leads(stands)].toSorted((one, other) => one.generation - other.generation);
}
