// Where things stand on the drawing of Mars: 760 by 600, the middle of the planet at 380, 300, pointed hexes.

export const R = 36;
export const CX = 380;
export const CY = 300;
const HALF = (Math.sqrt(3) * R) / 2;
/** How many spaces the rows of the map have. */
const MIDDLE = 5;
const LONGEST = 9;

export interface Point {
    x: number;
    y: number;
}

/** How many spaces a row has. */
export const rowLength = (row: number): number => LONGEST - Math.abs(row - MIDDLE);

/** The middle of a space of the map. */
export const middle = (row: number, column: number): Point => ({
    x: CX + (2 * (column - 1) - (rowLength(row) - 1)) * HALF,
    y: CY + (row - MIDDLE) * 1.5 * R,
});

/** The line round a hex. */
export function hex({ x, y }: Point, r: number): string {
    const corners = [-90, -30, 30, 90, 150, 210].map((angle) => {
        const turned = (angle * Math.PI) / 180;
        return `${(x + r * Math.cos(turned)).toFixed(1)} ${(y + r * Math.sin(turned)).toFixed(1)}`;
    });
    return `M${corners.join('L')}z`;
}

/** A point at an angle (degrees, clockwise from the right) and a distance from the middle of Mars. */
export function polar(angle: number, r: number): Point {
    const turned = (angle * Math.PI) / 180;
    return { x: CX + r * Math.cos(turned), y: CY + r * Math.sin(turned) };
}

/** A piece of a ring. */
export function sector(from: number, to: number, inner: number, outer: number): string {
    const at = (angle: number, r: number): string => {
        const { x, y } = polar(angle, r);
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    const way = to > from ? 1 : 0;
    return (
        `M${at(from, outer)}A${outer} ${outer} 0 0 ${way} ${at(to, outer)}` +
        `L${at(to, inner)}A${inner} ${inner} 0 0 ${1 - way} ${at(from, inner)}z`
    );
}

type Colour = readonly [number, number, number];
/** A colour between two. */
export const mix = (from: Colour, to: Colour, share: number): string =>
    `rgb(${from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * share)).join(' ')})`;

/** The space that an arrow key leads to: the nearest in that direction. */
export function neighbour(from: Point, spaces: { id: string; at: Point }[], key: string): string | undefined {
    const dx = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    let best: string | undefined;
    let least = Infinity;
    for (const { id, at } of spaces) {
        const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
        const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
        if (along < 1) continue;
        const far = along ** 2 + 2 * aside ** 2;
        if (far < least) {
            least = far;
            best = id;
        }
    }
    return best;
}
