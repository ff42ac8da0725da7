// What some choices would change on a board, in a few figures; and which of several ways on bring most.

import { t } from '../lib/words.svelte';
import type { Changes, SaidOption } from '../wire';
import type { Desk } from './desk.svelte';
import { drawing } from './drawing';
import { GOODS } from './facts';
import { isFree } from './sheets/choice.svelte';

export interface Figure {
    icon: string;
    by: number;
    /** A word below it. */
    sub: string;
}

/** By how much a figure would change. */
function by(changes: Changes, ...path: (string | number)[]): number {
    const wanted = path.join('/');
    const found = changes.changes?.find((change) => change.path.join('/') === wanted);
    return typeof found?.now === 'number' && typeof found.then === 'number' ? found.then - found.now : 0;
}

/** What would change on the board of a seat: goods, crystals, colonists, points. */
export function figuresOf(changes: Changes | undefined, seat: number): Figure[] {
    if (!changes) return [];
    const one = (icon: string, sub: string, ...path: string[]): Figure => ({
        icon,
        sub,
        by: by(changes, 'seats', seat, ...path),
    });
    return [
        ...GOODS.map((good) => one(drawing('resource', good), '', 'goods', good)),
        one('crystal', '', 'crystals'),
        one('crystal', t('om.pv.nextturn'), 'crystals_waiting'),
        one('colonist', '', 'quarters'),
        one('vp', t('om.pv.track'), 'track'),
        one('vp', t('om.pv.total'), 'total'),
    ].filter((figure) => figure.by !== 0);
}

export interface Best {
    option: SaidOption;
    figures: Figure[];
}

/** How many ways on are looked at, and how many are named. */
const LOOKED = 9;
const NAMED = 3;

/** The larger complexes first, where there are more ways on than can be looked at. */
const joins = (desk: Desk, option: SaidOption): number => {
    const [, kind, hex] = option.notation.split(' ');
    const form = desk.table.builds.find((one) => one.building === kind);
    return form?.sites.find((one) => one.hex === hex)?.joins ?? 0;
};

/** What some choices would change; if it is only asked whose technology they use, with the first of them. */
async function seen(desk: Desk, ...notations: string[]): Promise<Changes> {
    const changes = await desk.preview(...notations);
    const [first] = changes.asks?.kind === 'tech' ? changes.asks.options : [];
    return first ? desk.preview(...notations, first.notation) : changes;
}

/** What one could do after some choices, that which brings most points and goods first. */
export async function bestAfter(desk: Desk, ...start: string[]): Promise<Best[]> {
    const { asks } = await desk.preview(...start);
    if (!asks || asks.verb || asks.kind === 'move') return [];
    const ways = asks.options
        .filter((option) => !isFree(option) && option.notation !== 'done')
        .toSorted((one, other) => joins(desk, other) - joins(desk, one))
        .slice(0, LOOKED);
    const found = await Promise.all(
        ways.map(async (option) => {
            const changes = await seen(desk, ...start, option.notation);
            const goods = GOODS.reduce((sum, good) => sum + by(changes, 'seats', desk.seat, 'goods', good), 0);
            const worth = by(changes, 'seats', desk.seat, 'total') * LOOKED + goods;
            return { option, worth, figures: figuresOf(changes, desk.seat) };
        }),
    );
    return found
        .filter(({ figures }) => figures.length > 0)
        .toSorted((one, other) => other.worth - one.worth)
        .slice(0, NAMED);
}
