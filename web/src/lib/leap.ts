// Whether the table that is shown now came by a leap through time: figures then stand still.

export const leap = { isOne: false };

/** The table goes from one ply to another. */
export function goes(from: number, to: number): void {
    leap.isOne = Math.abs(to - from) > 1;
}
