// A move is begun as if somebody had clicked it, and not carried out: a hint shows the way, it never plays.

import { tick } from 'svelte';
import type { Desk } from './desk.svelte';
import { isExecutive } from './bar/turn';
import { idOf } from './sheets/choice.svelte';

/** What stands in a sheet that has to be opened, by the first word of a notation. */
const OPENED: Record<string, 'goals'> = { complete: 'goals', pledge: 'goals' };

/** Begin what an option stands for; whether there is something to begin, else it can only be pointed at. */
export function begin(desk: Desk, notation: string): boolean {
    const about = desk.options.find((option) => option.notation === notation)?.about ?? [];
    const [word = '', first = ''] = notation.split(' ');
    const opened = OPENED[word];
    if (word === 'act') desk.pop(first);
    else if (isExecutive({ notation })) {
        desk.offer('all');
        desk.point([notation]);
    } else if (word === 'construct') {
        desk.sheet = undefined;
        desk.building = first;
        desk.hex = idOf(about, 'hex');
    } else {
        desk.sheet =
            word === 'deliver'
                ? { is: 'contract', contract: Number(idOf(about, 'contract')) }
                : opened && { is: opened };
        void mark(notation);
        return opened !== undefined || word === 'deliver';
    }
    return true;
}

/** Choose it where a first press chooses and a second one does it. */
async function mark(notation: string): Promise<void> {
    await tick();
    const options = [...document.querySelectorAll<HTMLElement>('[data-option][data-notation]')];
    const option = options.find((one) => one.dataset.notation === notation);
    if (option?.getAttribute('aria-pressed') === 'false') option.click();
}
