// The guide through a first game of On Mars, alone against Lacerda: twelve steps for the first two rounds, each done by doing or
// looking. It reacts to what is on the table and never stands in the way.

import type { Game } from '../lib/game.svelte';
import type { Step } from '../lib/guide.svelte';
import type { OnMarsSeat, OnMarsTable, State } from '../wire';

const tableOf = (state: State): OnMarsTable => state.table as OnMarsTable;
const seatOf = (state: State): OnMarsSeat | undefined => tableOf(state).seats[Math.max(0, state.seat)];
const sideOf = (state: State): string | undefined =>
    tableOf(state).order.find((space) => space.seat === Math.max(0, state.seat))?.side;
const buildings = (state: State): number => tableOf(state).map.filter((hex) => hex.building !== null).length;
const plans = (state: State): number => {
    const seat = seatOf(state);
    return seat ? seat.plans.length + seat.built.length : 0;
};
const ships = (state: State): number => seatOf(state)?.depot.filter((space) => space.ship).length ?? 0;
const rows = (state: State): number => tableOf(state).life_support.reduce((sum, track) => sum + track.row, 0);

/** Whether the number of something is another than when the step began. */
const changed =
    (count: (state: State) => number | string | undefined) =>
    (game: Game, began: State): boolean =>
        count(game.state) !== count(began);
const action = (name: string): string => `[data-action="${name}"]`;

export const STEPS: Step[] = [
    {
        say: 'onmars.sides',
        where: ['.sheet', '.side.orbit'],
        done: changed(sideOf),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.places',
        where: [action('construct'), '.side.colony'],
        done: (game, began) => game.state.plies > began.plies,
        look: true,
        bar: true,
    },
    {
        say: 'onmars.crystals',
        where: ['.own [data-what="resource crystal"]', '.own'],
        done: (game, began) => game.state.plies > began.plies,
        look: true,
        bar: true,
    },
    {
        say: 'onmars.zone',
        where: ['.mars'],
        done: (game, began) => game.question?.kind === 'construct' || buildings(game.state) > buildings(began),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.join',
        where: [`${action('construct')} [data-what]`, action('construct'), '.mars'],
        done: changed(buildings),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.support',
        where: ['.corner.tr', '.mars'],
        done: changed(rows),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.technology',
        where: ['.boards .lab', '.mars'],
        done: (game, began) => game.state.plies > began.plies + 1,
        look: true,
        bar: true,
    },
    {
        say: 'onmars.blueprint',
        where: [action('blueprint'), '.side.orbit'],
        done: changed(plans),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.upgrade',
        where: [action('upgrade'), '.side.colony'],
        done: changed((state) => seatOf(state)?.built.length),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.ships',
        where: ['.boards .depot', action('welcome')],
        done: changed(ships),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.shuttle',
        where: ['.shuttle', '.top'],
        done: changed((state) => tableOf(state).round),
        look: true,
        bar: true,
    },
    {
        say: 'onmars.missions',
        where: ['.corner.tl', '.mars'],
        done: changed((state) => tableOf(state).round),
        look: true,
        bar: true,
    },
];
