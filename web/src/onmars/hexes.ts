// The geometry of Mars: flat-top hexes by their axial coordinates, and outlines round sets of them.

import type { OnMarsHex } from '../wire';

export const R = 30;
export const WIDTH = 824;
export const HEIGHT = 500;
export const CX = 412;
export const CY = 250;
const ROOT3 = Math.sqrt(3);

export interface Point {
    x: number;
    y: number;
}
interface Place {
    q: number;
    r: number;
}

export const centre = ({ q, r }: Place): Point => ({ x: CX + 1.5 * R * q, y: CY + ROOT3 * R * (r + q / 2) });

const rounded = (number: number): string => number.toFixed(1);
const corner = ({ x, y }: Point, radius: number, at: number): string => {
    const angle = (at * Math.PI) / 3;
    return `${rounded(x + radius * Math.cos(angle))} ${rounded(y + radius * Math.sin(angle))}`;
};

/** A hex as a path. */
export const hexPath = (at: Point, radius: number): string =>
    `M${[0, 1, 2, 3, 4, 5].map((i) => corner(at, radius, i)).join('L')}z`;

/** The steps by the names of the keys and arrows; edge i lies across from the i-th of ACROSS. */
export const STEPS: Record<string, Place> = {
    N: { q: 0, r: -1 },
    NE: { q: 1, r: -1 },
    SE: { q: 1, r: 0 },
    S: { q: 0, r: 1 },
    SW: { q: -1, r: 1 },
    NW: { q: -1, r: 0 },
};
const ACROSS = ['SE', 'S', 'SW', 'NW', 'N', 'NE'];

export const placeName = ({ q, r }: Place): string => `${q},${r}`;

/** The neighbour in a direction, as the name of its place. */
export function beside({ q, r }: Place, direction: string): string {
    const step = STEPS[direction] ?? { q: 0, r: 0 };
    return placeName({ q: q + step.q, r: r + step.r });
}

/** A hex and those round it. */
export const near = <T extends Place>(hexes: readonly T[], { q, r }: Place): T[] =>
    hexes.filter((one) => Math.max(Math.abs(one.q - q), Math.abs(one.r - r), Math.abs(one.q + one.r - q - r)) <= 1);

/** The line round a set of hexes: the edges that lead out of it. */
export function outline(hexes: readonly Place[], inset: number): string {
    const inside = new Set(hexes.map(placeName));
    return hexes
        .flatMap((hex) => {
            const at = centre(hex);
            return ACROSS.flatMap((direction, i) =>
                inside.has(beside(hex, direction))
                    ? []
                    : [`M${corner(at, R - inset, i)}L${corner(at, R - inset, i + 1)}`],
            );
        })
        .join('');
}

/** The part of the map with some hexes and room round them, as wide to high as the whole view. */
export function viewOf(hexes: readonly OnMarsHex[], ratio: number): [x: number, y: number, w: number, h: number] {
    const at = hexes.map(centre);
    const [left, right] = [Math.min(...at.map(({ x }) => x)) - 46, Math.max(...at.map(({ x }) => x)) + 46];
    const [top, bottom] = [Math.min(...at.map(({ y }) => y)) - 40, Math.max(...at.map(({ y }) => y)) + 40];
    const width = Math.max(right - left, (bottom - top) / ratio, 330);
    return [(left + right - width) / 2, (top + bottom - width * ratio) / 2, width, width * ratio];
}

/** The hex at the top of a set. */
export const topOf = <T extends Place>(hexes: readonly T[]): T | undefined =>
    hexes.toSorted((a, b) => centre(a).y - centre(b).y || a.q - b.q)[0];

/** Where arrows lead: north and south, north-west and south-east, with Shift the other two directions. */
const ARROWS: Record<string, [plain: [number, number], shifted: [number, number]]> = {
    ArrowUp: [
        [0, -1],
        [1, -1],
    ],
    ArrowDown: [
        [0, 1],
        [-1, 1],
    ],
    ArrowLeft: [
        [-1, 0],
        [-1, 1],
    ],
    ArrowRight: [
        [1, 0],
        [1, -1],
    ],
};
export function stepOf({ key, shiftKey }: KeyboardEvent): [q: number, r: number] | undefined {
    return ARROWS[key]?.[shiftKey ? 1 : 0];
}
