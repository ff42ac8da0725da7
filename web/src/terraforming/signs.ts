// What events say by signs alone: what was paid, gained and lost, production, rating and the parameters.

import type { SaidEvent } from '../wire';
import { drawing, figure, signed, unit, type Sign } from '../ui/drawing';

/** The events that are figures, and whether these are gained or lost. */
const SIGNS: Record<string, 1 | -1> = {
    pay: -1,
    spend: -1,
    lose: -1,
    gain: 1,
    'gain.ocean': 1,
    produce: 1,
    'production.up': 1,
    'production.down': -1,
    rating: 1,
    'rating.down': -1,
    temperature: 1,
    'temperature.neutral': 1,
    oxygen: 1,
};

type Value = SaidEvent['parts'][string] | undefined;
const refs = (value: Value): { id: string; amount?: number }[] => (Array.isArray(value) ? value : []);
const number = (value: Value): number => (typeof value === 'number' ? value : 0);

/** The signs of an event; none if it has to be said in words. */
export function signsOf({ name, parts }: SaidEvent): Sign[] {
    const by = SIGNS[name];
    if (by === undefined) return [];
    const [parameter = ''] = name.split('.');
    if ('now' in parts && !('steps' in parts))
        return [{ icon: parameter, text: `${figure(number(parts.now))}${unit(parameter)}` }];
    if (parameter === 'rating') return [{ icon: drawing('rating'), text: signed(by * number(parts.steps)) }];
    if (parameter === 'production')
        return refs(parts.production).map(({ id }) => ({
            icon: drawing('production', id),
            text: signed(by * number(parts.steps)),
            framed: true,
        }));
    return [...refs(parts.amounts), ...refs(parts.amount)].map(({ id, amount = 0 }) => ({
        icon: drawing('resource', id),
        text: signed(by * amount),
    }));
}
