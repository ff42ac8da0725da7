// Which drawing of the sprite stands for what the server names, and how numbers are written.

import type { Icon } from '../wire';

/** A figure with its drawing; production stands in a frame. */
export interface Sign {
    icon: string;
    text: string;
    framed?: boolean;
}

/** Whatever is drawn otherwise than it is called. */
const DRAWN: Record<string, string> = {
    'resource any': 'resource',
    'resource here': 'resource',
    'parameter oceans': 'ocean',
    'party mars_first': 'pa-marsfirst',
    'party any': 't-any',
    'tile any': 'hexany',
    'space empty': 'hexany',
    rating: 'tr',
    points: 'vp',
    chairman: 'chair',
    guard: 'preservation',
    phase: 'clock',
    pays: 'mc',
    milestone: 'trophy',
    award: 'trophy',
    track: 'bot',
    phases: 'mars',
    order: 'people',
    timeline: 'replay',
    harm: 'hit',
};

/** The name of the drawing for a thing. */
export function drawing(kind: string, id = ''): string {
    const special = DRAWN[`${kind} ${id}`] ?? DRAWN[kind];
    if (special) return special;
    if (kind === 'tag') return `t-${id}`;
    if (kind === 'party') return `pa-${id}`;
    if (kind === 'tile') return ['ocean', 'greenery', 'city'].includes(id) ? id : `tile-${id}`;
    if (kind === 'resource' || kind === 'production' || kind === 'parameter') return id;
    return kind;
}

/** A number with a true minus. */
export const figure = (number: number): string => String(number).replace('-', '−');

/** A change: with its sign. */
export const signed = (number: number): string => (number < 0 ? figure(number) : `+${number}`);

/** What stands behind the number of a parameter. */
export const unit = (parameter: string): string => ({ temperature: '\u202f°C', oxygen: '\u202f%' })[parameter] ?? '';

/** Signs that bear their number without a plus: they are counted, not gained. */
const COUNTED = new Set(['tag', 'card', 'tile', 'points', 'influence', 'delegate', 'party', 'space', 'project']);

/** The number beside a drawing, as text; empty if there is none. `plain` leaves out the plus. */
export function amountOf(icon: Icon, plain: boolean): string {
    const { amount, bound } = icon;
    if (bound === 'all') return '∀';
    if (amount === undefined) return bound === 'free' ? 'X' : '';
    if (bound === 'least' || bound === 'most')
        return `${bound === 'least' ? '≥' : '≤'}\u202f${figure(amount)}${unit(icon.id ?? '')}`;
    if (bound === 'free') return `≤\u202f${figure(amount)}`;
    if (COUNTED.has(icon.icon) && amount > 0)
        return amount === 1 && icon.icon !== 'tag' && icon.icon !== 'points' ? '' : figure(amount);
    return plain && amount > 0 ? figure(amount) : signed(amount);
}
