// What some choices would change on a board, in a few figures; and which of several ways on bring most.

import { plain } from '../lib/api';
import { t } from '../lib/words.svelte';
import type { Changes, SaidOption } from '../wire';
import type { Desk } from './desk.svelte';
import { drawing } from './drawing';
import { GOODS } from './facts';
import { Thing } from './names.svelte';
import { isFree } from './sheets/choice.svelte';

export interface Figure {
    icon: string;
    by: number;
    /** A word below it. */
    sub: string;
    /** There is no room for all of it. */
    over?: boolean;
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
    const crystals = one('crystal', '', 'crystals');
    const waiting = one('crystal', t('om.pv.nextturn'), 'crystals_waiting');
    // With the next turn those that waited come into the depot: they are neither won nor lost.
    if (waiting.by < 0 && crystals.by > 0) [crystals.by, waiting.by] = [crystals.by + waiting.by, 0];
    return [
        ...GOODS.map((good) => one(drawing('resource', good), '', 'goods', good)),
        crystals,
        waiting,
        one('colonist', '', 'quarters'),
        one('vp', t('om.pv.track'), 'track'),
        one('vp', t('om.pv.total'), 'total'),
    ].filter((figure) => figure.by !== 0);
}

/** Something that one could do, and what it would change. */
export interface Best {
    icon: string;
    label: string;
    figures: Figure[];
}

/** How many ways on are looked at, and how many are named. */
const LOOKED = 9;
const NAMED = 3;

/** Points count more than goods. */
const worthOf = (points: number, goods: number): number => points * LOOKED + goods;
const best = (found: (Best & { worth: number })[]): Best[] =>
    found
        .filter(({ figures }) => figures.length > 0)
        .toSorted((one, other) => other.worth - one.worth)
        .slice(0, NAMED);

/** The best hex of each kind of building, that which brings most points and goods first. */
export function bestSites(desk: Desk): Best[] {
    const found = desk.table.builds.flatMap((form) => {
        const [site] = form.sites.filter(({ legal }) => legal).toSorted((one, other) => other.joins - one.joins);
        if (!site) return [];
        const gain = site.joins + 1;
        const points = desk.table.life_support.find((one) => one.building === form.building)?.points ?? 0;
        const figures = [
            ...Object.entries(form.cost).map(([good, number]) => ({ icon: drawing('resource', good), by: -number })),
            { icon: 'colonist', by: -form.colonists },
            { icon: drawing('resource', form.gives), by: gain, over: gain > form.room },
            { icon: 'vp', by: points },
        ];
        return [
            {
                icon: drawing('building', form.building),
                label: t('om.pop.site', Thing('building', form.building), site.hex),
                figures: figures.filter((one) => one.by).map((one) => ({ sub: '', ...one })),
                worth: worthOf(points, Math.min(gain, form.room)),
            },
        ];
    });
    return best(found);
}

/** The drawing of what an option is about. */
function iconOf(desk: Desk, { about }: SaidOption): string {
    for (const { kind, id } of about) {
        if (kind === 'blueprint')
            return drawing('building', String(desk.game.component(kind, id)?.facts.building ?? 'mine'));
        if (['tech', 'scientist', 'contract', 'resource'].includes(kind)) return drawing(kind, id);
    }
    return 'arrow';
}

/** What some choices would change, with the first of several ways to pay for the last of them. */
async function withPrice(desk: Desk, ...notations: string[]): Promise<Changes> {
    const changes = await desk.preview(...notations);
    const [way] = changes.asks?.kind === 'pay' ? changes.asks.options : [];
    return way ? desk.preview(...notations, way.notation) : changes;
}

/** What one could do after some choices, that which brings most points and goods first. */
export async function bestAfter(desk: Desk, ...start: string[]): Promise<Best[]> {
    const { asks } = await desk.preview(...start);
    // Where the turn goes on there was but one way, and nothing to choose.
    if (!asks || asks.verb || asks.kind === 'move' || asks.kind === 'turn') return [];
    const ways = asks.options.filter((option) => !isFree(option) && option.notation !== 'done').slice(0, LOOKED);
    const found = await Promise.all(
        ways.map(async (option) => {
            const changes = await withPrice(desk, ...start, option.notation);
            const goods = GOODS.reduce((sum, good) => sum + by(changes, 'seats', desk.seat, 'goods', good), 0);
            return {
                icon: iconOf(desk, option),
                label: plain(option.label),
                figures: figuresOf(changes, desk.seat),
                worth: worthOf(by(changes, 'seats', desk.seat, 'total'), goods),
            };
        }),
    );
    return best(found);
}
