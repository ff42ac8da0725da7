// The guide through a first game, alone on Mars: eleven steps, each done by doing it.

import type { Game } from '../lib/game.svelte';
import type { Step } from '../lib/guide.svelte';
import type { State, TerraformingMarsSeat, TerraformingMarsTable } from '../wire';

const tableOf = (state: State): TerraformingMarsTable => state.table as TerraformingMarsTable;
const seatOf = (state: State): TerraformingMarsSeat | undefined => tableOf(state).seats[Math.max(0, state.seat)];
/** Where the projects are on a small screen. */
const PROJECTS = 'nav [data-view="projects"]';
const own = (what: string): string => `.me [data-what="${what}"]`;

/** How many cards somebody has played. */
const played = (state: State): number => {
    const seat = seatOf(state);
    return seat ? seat.in_play.length + seat.events.length : 0;
};
const tiles = (state: State): number => tableOf(state).map.filter((space) => space.tile !== null).length;
const oceans = (state: State): number => tableOf(state).parameters.find((one) => one.parameter === 'oceans')?.now ?? 0;
const isTurn = (game: Game): boolean => game.question?.kind === 'turn';
/** Whether the bar asks something that is answered there, or on Mars with what it says. */
const asksMore = (game: Game): boolean => !!game.question && !isTurn(game) && !game.question.verb;
const isOnPage = (selector: string): boolean => document.querySelector(selector) !== null;

export const STEPS: Step[] = [
    {
        say: 'terraforming.resources',
        where: ['.sheet:has(.corpcard[aria-pressed="true"]) .btn.pri', '.sheet .corps', '.sheet'],
        done: (game) => tableOf(game.state).phase === 'actions',
    },
    {
        say: 'terraforming.production',
        where: [own('resource mc')],
        done: (game, began) => game.state.plies > began.plies,
        look: true,
        bar: asksMore,
    },
    {
        say: 'terraforming.card',
        where: ['.hand .card.ok', '.hand'],
        done: (game, began) => isOnPage('.hand .card.sel') || played(game.state) > played(began),
        look: () => !isOnPage('.hand .card.ok'),
        bar: asksMore,
    },
    {
        say: 'terraforming.pay',
        where: ['#pop .btn.pri', '.hand .card.sel', '.hand .card.ok'],
        done: (game, began) => played(game.state) > played(began),
        look: () => !isOnPage('.hand .card.ok'),
        bar: asksMore,
    },
    {
        say: 'terraforming.requirement',
        where: ['.hand .card.no', '.hand'],
        done: (game, began) => game.state.plies > began.plies + 1,
        look: true,
        bar: asksMore,
    },
    {
        say: 'terraforming.tile',
        where: ['[data-what="project greenery"]', PROJECTS],
        done: (game, began) => tiles(game.state) > tiles(began),
        look: true,
        bar: asksMore,
    },
    {
        say: 'terraforming.ocean',
        where: ['[data-what="parameter oceans"]'],
        done: (game, began) => oceans(game.state) > oceans(began),
        look: true,
        bar: asksMore,
    },
    {
        say: 'terraforming.project',
        where: ['[data-what="project power_plant"]', PROJECTS],
        done: (game, began) => game.state.plies > began.plies + 1,
        look: true,
        bar: asksMore,
    },
    {
        say: 'terraforming.convert',
        where: [own('resource plants'), own('resource heat')],
        done: (game, began) => game.state.plies > began.plies + 1,
        look: true,
        bar: asksMore,
    },
    {
        say: 'terraforming.pass',
        where: ['[data-do="pass"]', '[data-do="end"]'],
        done: (game, began) => tableOf(game.state).generation > tableOf(began).generation,
        bar: true,
    },
    {
        say: 'terraforming.generation',
        where: ['.sheet', own('resource mc')],
        done: (game, began) => game.state.plies > began.plies && isTurn(game),
        look: true,
        bar: asksMore,
    },
];
