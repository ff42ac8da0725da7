// The keys of the table, beside those of the bar. They show and focus, and choose nothing.

import { isOurs } from '../lib/keyboard';
import type { Desk, Side } from './desk.svelte';

const focus = (selector: string): void =>
    document.querySelector<HTMLElement | SVGElement>(selector)?.focus({ preventScroll: false });

/** Close what is open, or forget what is looked at; whether there was anything. */
function back(desk: Desk): boolean {
    if (desk.sheet) desk.sheet = undefined;
    else if (desk.executive) desk.offer(undefined);
    else if (desk.at !== undefined || desk.building !== undefined) {
        desk.at = undefined;
        desk.building = undefined;
    } else if (desk.view !== 'mars') desk.view = 'mars';
    else return false;
    return true;
}

function column(desk: Desk, side: Side): void {
    desk.shown = side;
    desk.view = side;
    requestAnimationFrame(() => focus(`.side.${side} .head`));
}

/** Take a key; whether it meant something. */
function take(desk: Desk, key: string): boolean {
    const seat = /^F[1-4]$/.test(key) ? Number(key[1]) - 1 : -1;
    if (key === 'Escape') return back(desk);
    if (key === 'o' || key === 'c') column(desk, key === 'o' ? 'orbit' : 'colony');
    else if (key === 'm') {
        desk.view = 'mars';
        requestAnimationFrame(() => focus('.answers [data-hex]:not([aria-disabled]), .cells [tabindex="0"]'));
    } else if (key === 'b') {
        desk.tab = 'lab';
        desk.view = 'board';
        requestAnimationFrame(() => focus('.boards .lab [tabindex="0"], .boards .lab section'));
    } else if (key === 'k') {
        desk.view = 'board';
        requestAnimationFrame(() => focus('.boards .cards button'));
    } else if (key === 'l') desk.sheet = desk.sheet?.is === 'log' ? undefined : { is: 'log' };
    else if (key === 'h' && desk.sheet?.is !== 'log') desk.sheet = { is: 'log' };
    else if (desk.table.seats[seat]) desk.sheet = { is: 'player', seat };
    else return false;
    return true;
}

export function press(event: KeyboardEvent, desk: Desk): void {
    if (isOurs(event) && take(desk, event.key)) event.preventDefault();
}
