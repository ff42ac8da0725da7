// What is read off the components and the table of On Mars in more than one place.

import { plain } from '../lib/api';
import type { Game } from '../lib/game.svelte';
import { t } from '../lib/words.svelte';
import type { OnMarsSeat, OnMarsTable, SaidComponent } from '../wire';

export const GOODS = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;
export const STACKS = ['mine', 'generator', 'extractor', 'greenhouse', 'condenser', 'shelter'] as const;
const MISSIONS = 'research blueprints upgrades bots discoveries techs progress scientists contracts'.split(' ');

/** A mission by its number; components know it by what it counts. */
export const missionOf = (game: Game, number: number): SaidComponent | undefined =>
    MISSIONS.map((kind) => game.component('mission', kind)).find((one) => one?.facts.number === number);

/** The name of a component, at the beginning of a line. */
export function titleOf(component: SaidComponent | undefined): string {
    const name = plain(component?.name ?? []);
    return name.charAt(0).toUpperCase() + name.slice(1);
}

/** All sentences of a component. */
export const sentencesOf = (component: SaidComponent | undefined): string =>
    (component?.parts ?? []).map((part) => plain(part.text)).join('\n');

/** The level that a space of a laboratory stands for. */
export const levelOf = (space: string): number => Number(space.charAt(0));

const WHERE: Record<string, string> = { t: 'upper', m: 'middle', b: 'lower' };

/** Where a space lies in its column, in a word. */
export const whereOf = (space: string): string => {
    const where = WHERE[space.slice(1)];
    return where ? t(`om.lab.${where}`) : '';
};

/** The technologies of a seat with their levels, the highest first. */
export const techsOf = (seat: OnMarsSeat): { tech: string; level: number }[] =>
    seat.lab
        .flatMap(({ space, tech }) => (tech === null ? [] : [{ tech, level: levelOf(space) }]))
        .toSorted((one, other) => other.level - one.level);

/** Who has a technology, and at which level. */
export const ownersOf = (table: OnMarsTable, tech: string): { seat: number; level: number }[] =>
    table.seats
        .flatMap((seat) => techsOf(seat).map((one) => ({ ...one, seat: seat.seat })))
        .filter((one) => one.tech === tech);

/** The hexes on which a seat has an advanced building of a kind. */
export const builtOn = (table: OnMarsTable, seat: number, building: string): string[] =>
    table.map
        .filter(
            (hex) => hex.building === building && hex.pieces.some((one) => one.piece === 'marker' && one.seat === seat),
        )
        .map((hex) => hex.hex);

/** How many colonists of a seat are on mines. */
export const miners = (table: OnMarsTable, seat: number): number =>
    table.map.filter((hex) => hex.pieces.some((one) => one.piece === 'colonist' && one.seat === seat)).length;
