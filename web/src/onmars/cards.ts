// The cards before a player, in the order of the list: blueprints, scientists, contracts, private goals, First Colonists.

import type { OnMarsPlan, OnMarsSeat } from '../wire';

export type Card =
    | { kind: 'blueprint'; id: number; built: boolean; plan?: OnMarsPlan | undefined }
    | { kind: 'scientist'; id: string; points: number; at: number | null }
    | { kind: 'contract'; id: number; points: number; goods: Record<string, number>; size: number | null }
    | { kind: 'goal'; id: number; has: number; needs: number; holds: boolean; pledged: boolean }
    | { kind: 'colonist_a'; id: number }
    | { kind: 'colonist_b'; id: number };

/** Those that can still be built come first, then the built ones: what is done can wait below. */
export function cardsOf(seat: OnMarsSeat): Card[] {
    return [
        ...seat.upgrades
            .toSorted((one, other) => other.hexes.length - one.hexes.length)
            .map((plan): Card => ({ kind: 'blueprint', id: plan.plan, built: false, plan })),
        ...seat.scientists.map((one): Card => ({
            kind: 'scientist',
            id: one.scientist,
            points: one.points,
            at: one.works_at,
        })),
        ...seat.contracts.map((one): Card => ({
            kind: 'contract',
            id: one.contract,
            points: one.points,
            goods: one.goods,
            size: one.size,
        })),
        ...(seat.goals.cards ?? []).map((one): Card => ({
            kind: 'goal',
            id: one.goal,
            has: one.progress.has,
            needs: one.progress.needs,
            holds: one.holds,
            pledged: one.pledged,
        })),
        ...(seat.first_colonists.card_a ? [{ kind: 'colonist_a', id: seat.first_colonists.card_a } as const] : []),
        ...(seat.first_colonists.cards_b ?? []).map((id): Card => ({ kind: 'colonist_b', id })),
        ...seat.built.map((id): Card => ({ kind: 'blueprint', id, built: true })),
    ];
}
