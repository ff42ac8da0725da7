// What a tile would bring on a space: the parts whose source is told, and what would change besides them.

import type { TerraformingMarsBrought as Brought } from '../wire';
import { RESOURCES, type Resource } from './seats';

/** What a seat's resources, or their production, would change by besides the parts that are told. */
export function besides(
    parts: Brought[],
    seat: number,
    of: 'stock' | 'production',
    by: (resource: Resource) => number,
): { id: Resource; by: number }[] {
    const told = parts.filter((part) => part.seat === seat && part.production === (of === 'production'));
    return RESOURCES.map((id) => ({
        id,
        by: told.filter((part) => part.what === id).reduce((left, part) => left - part.amount, by(id)),
    })).filter((one) => one.by);
}
