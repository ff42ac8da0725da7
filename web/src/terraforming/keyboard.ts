// The keys of the table. None does at once what cannot be taken back: they open what the buttons open.

import { isOnControl, isOurs } from '../lib/keyboard';
import type { Desk } from './desk.svelte';
import { END, PASS } from './elsewhere';
import { sheetOf } from './sheets';

interface Ways {
    actions: (anchor: HTMLElement) => void;
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** One step back: close what is open, else take back what is being done. */
function back(desk: Desk): void {
    if (desk.card || desk.lobbying) desk.leave();
    else if (desk.sheet) desk.sheet = undefined;
    else if (desk.view !== 'mars') desk.view = 'mars';
    else if (desk.game.question && desk.game.question.kind !== 'turn' && desk.game.state.undo) void desk.game.undo();
}

/** Confirm what is marked. */
function confirm(desk: Desk): void {
    if (desk.card) desk.play(desk.card);
    else find('[data-do="confirm"]:not(:disabled)')?.click();
}

/** A number: a card of the hand, an option of the bar, or a card of a sheet. */
function number(desk: Desk, at: number): void {
    const things = sheetOf(desk) && !desk.folded ? '.sheet .pick, .sheet .corpcard' : '.hand .press';
    const list = find('#pop .acts') ? '#pop .acts button' : things;
    const { question } = desk.game;
    const inBar = question && question.kind !== 'turn' && !question.verb && !desk.isPlacing;
    const thing = document.querySelectorAll<HTMLElement>(inBar ? '.bar .mid .btn, .bar .mid .step' : list)[at];
    if (!thing) return;
    // Enter then confirms this, and presses nothing that had the focus before.
    if (thing.classList.contains('press')) thing.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
    thing.click();
}

/** The projects whose names begin with a letter: a single one is pressed, of several the next one has the focus. */
function name(desk: Desk, letter: string): boolean {
    const begins = (one: Element): boolean =>
        (one.querySelector('.sn')?.textContent ?? '').trim().toLowerCase().startsWith(letter);
    const named = [...document.querySelectorAll<HTMLElement>('.std .sp')].filter(begins);
    const next = named[(named.findIndex((one) => one === document.activeElement) + 1) % named.length];
    next?.focus();
    if (named.length === 1) next?.click();
    desk.naming = named.length > 1;
    return next !== undefined;
}

export function press(event: KeyboardEvent, desk: Desk, { actions }: Ways): void {
    if (!isOurs(event) || !desk.game.isNow) return;
    const { key } = event;
    const names = desk.naming && key.length === 1;
    desk.naming = false;
    if (names && name(desk, key.toLowerCase())) {
        event.preventDefault();
        return;
    }
    // Enter on a card of the hand looks at it first; on the card that is looked at it plays.
    const onButton = isOnControl(event) && !(desk.card && (event.target as Element).classList.contains('press'));
    const end = desk.game.option(END);
    const pass = desk.game.option(PASS);
    // What these keys lead to stands on the table, not on the page of the end.
    if (desk.game.state.status !== 'open' && /^[gtslkmc/]$/.test(key)) desk.closedEnd = true;
    if (/^[0-9]$/.test(key)) number(desk, (Number(key) + 9) % 10);
    else if (key === 'Escape') back(desk);
    else if (key === 'Enter' && !onButton) confirm(desk);
    else if (key === 'z' && desk.game.question && desk.game.state.undo) void desk.game.undo();
    else if (key === 'e' && end) find('[data-do="end"]:not(:disabled)')?.click();
    else if (key === 'p' && pass) find('[data-do="pass"]:not(:disabled)')?.click();
    else if (key === 'a') {
        const anchor = find('[data-do="actions"]:not(:disabled)');
        if (anchor) actions(anchor);
    } else if (key === 'g' || key === 't') {
        desk.tab = key === 'g' ? 'goals' : 'parliament';
        desk.view = 'goals';
    } else if (key === 's') {
        desk.view = 'projects';
        desk.naming = true;
        find('.std .sp')?.focus();
    } else if (['l', 'k', 'h'].includes(key)) desk.view = 'log';
    else if (key === 'm') {
        if (sheetOf(desk)) desk.folded = !desk.folded;
        else find('.map [tabindex="0"]')?.focus();
    } else if (key === 'c') find('.hand .press')?.focus();
    else if (key === '/') find('.find')?.focus();
    else if (/^F[1-5]$/.test(key) && desk.game.table.seats[Number(key[1]) - 1]) {
        desk.sheet = { is: 'player', seat: Number(key[1]) - 1 };
    } else return;
    event.preventDefault();
}
