// How a game went, generation by generation: figures of every seat, read off the tables of those moments.

import type { LogLine, Moment, SaidEvent, TerraformingMarsTable } from '../wire';
import type { Game } from '../lib/game.svelte';

export const FIGURES = ['total', 'rating', 'income', 'cards'] as const;
export type Figure = (typeof FIGURES)[number];
/** The figures of all seats at the end of a generation. */
export type Stand = Record<Figure, number[]> & { generation: number };

/** The choices after which a new generation began, with its number. */
export const beginnings = (log: LogLine[]): { ply: number; generation: number }[] =>
    log.flatMap((line) =>
        (line.events ?? []).flatMap((event) => {
            const generation = event.name === 'generation' ? event.parts.generation : undefined;
            return typeof generation === 'number' && line.ply > 0 ? [{ ply: line.ply, generation }] : [];
        }),
    );

export const standOf = (table: TerraformingMarsTable, generation: number): Stand => ({
    generation,
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
                return standOf(moment.table as TerraformingMarsTable, generation - 1);
            }),
    );
    const now = game.state.table as TerraformingMarsTable;
    return [...found, standOf(now, now.generation)];
}

/** A milestone or an award and who took it, or a parameter and who reached its goal. */
export interface Feat {
    kind: 'milestone' | 'award' | 'parameter';
    id: string;
    seat: number;
}

type Parameter = Pick<TerraformingMarsTable['parameters'][number], 'parameter' | 'most'>;

/** What an event adds to the oceans on Mars. */
const watered = ({ name }: SaidEvent): number => (name === 'place.ocean' ? 1 : name === 'dry' ? -1 : 0);

/** The feat of an event, with so many oceans on Mars after it. */
function featOf(event: SaidEvent, oceans: number, parameters: Parameter[]): Feat | undefined {
    const { name, parts, seat } = event;
    if (name === 'milestone' || name === 'award') {
        const about = parts[name];
        const id = Array.isArray(about) ? about[0]?.id : undefined;
        return id === undefined ? undefined : { kind: name, id, seat };
    }
    const [id = '', now] = name === 'place.ocean' ? ['oceans', oceans] : [name.split('.')[0], parts.now];
    const reached = parameters.some((one) => one.parameter === id && one.most === now);
    return reached ? { kind: 'parameter', id, seat } : undefined;
}

/** Which milestones were claimed, awards funded and goals of parameters reached in every generation. */
export function feats(log: LogLine[], parameters: Parameter[]): { generation: number; feats: Feat[] }[] {
    const found: { generation: number; feats: Feat[] }[] = [{ generation: 1, feats: [] }];
    let oceans = 0;
    for (const event of log.flatMap((line) => line.events ?? [])) {
        const { generation } = event.parts;
        if (event.name === 'generation' && typeof generation === 'number' && generation > 1)
            found.push({ generation, feats: [] });
        oceans += watered(event);
        const feat = featOf(event, oceans, parameters);
        if (feat) found.at(-1)?.feats.push(feat);
    }
    return found;
}
