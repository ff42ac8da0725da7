// The benefits of life support, the most useful first.

import type { OnMarsSeat, SaidOption } from '../../wire';
import { idOf } from '../marks';

/** Few colonists are at home. */
const FEW = 2;

/** How welcome a benefit is to somebody now, by what it brings. */
function worth(board: OnMarsSeat, brings: string): number {
    if (brings === 'recall') return board.quarters < FEW ? 4 : 1;
    if (brings === 'mineral') return board.goods.mineral ? 2 : 3.5;
    return brings === 'crystal' ? 3 : 0;
}

/** Options about benefits in the order of their use; `bringsOf` says what one brings. */
export const byUse = (options: SaidOption[], board: OnMarsSeat, bringsOf: (reward: string) => string): SaidOption[] =>
    options.toSorted(
        (one, other) => worth(board, bringsOf(idOf(other, 'reward'))) - worth(board, bringsOf(idOf(one, 'reward'))),
    );
