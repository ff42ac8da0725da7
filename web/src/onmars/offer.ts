// What a thing on the table does while the question may be about it: it lights up and answers, or says why not.

import { t } from '../lib/words.svelte';
import type { OnMarsAction, SaidOption } from '../wire';
import type { Desk } from './desk.svelte';
import { isFree } from './sheets/choice.svelte';

export interface Offer {
    options: SaidOption[];
    /** Whether the question offers it. */
    lit: boolean;
    /** Why it does not, in a sentence; empty if it does, or if nothing is asked about it. */
    why: string;
}

/** What the question offers about a thing, beside what is free at any time. */
export function offer(desk: Desk, kind: string, id: string | number): Offer {
    const options = desk.optionsAbout(kind, id).filter((option) => !isFree(option));
    const refusal = desk.refusalsAbout(kind, id).find((one) => !isFree(one));
    return { options, lit: options.length > 0, why: options.length ? '' : desk.why(refusal) };
}

/** Answer by a thing; of several answers the sheet over Mars asks which. */
export function answer(desk: Desk, { options }: Offer): void {
    const [first, ...more] = options;
    if (!first) return;
    if (!more.length) void desk.choose(first.notation);
    else {
        desk.folded = false;
        desk.point([first.notation]);
    }
}

/** Whether a thing that answers nothing leads to the action that it lies with: between actions, and while one waits. */
export const leads = (desk: Desk): boolean => desk.game.isNow && ['', 'turn', 'aside'].includes(desk.kind);

/** Press a thing: it answers, or else one looks at its action. */
export function press(desk: Desk, action: string, offered: Offer): void {
    if (leads(desk)) desk.pop(action);
    else answer(desk, offered);
}

/** Show what an answer would change as long as somebody points at it. */
export function point(desk: Desk, { options }: Offer): void {
    const [first] = options;
    if (first) desk.point([first.notation]);
}

/** Lines of a tip; empty ones are left out. */
export const lines = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('\n');

/** How many places of an action are taken, and by whom. */
export function placesOf(desk: Desk, { colonists, slots }: OnMarsAction): string {
    const taken = colonists.reduce((sum, one) => sum + one, 0);
    const places = Math.max(slots ?? 0, taken);
    const names = colonists.flatMap((number, seat) => (number ? [desk.game.nameOf(seat)] : []));
    return taken ? t('om.places.taken', taken, places, names.join(', ')) : t('om.places.free', places);
}
