// A drawing that two fingers make larger and one finger moves, where it is too small to be met with a finger.

import type { Attachment } from 'svelte/attachments';

export interface Point {
    x: number;
    y: number;
}
/** How large it is shown, and how far its middle is moved. */
export interface Shown extends Point {
    scale: number;
}
export const WHOLE: Shown = { scale: 1, x: 0, y: 0 };

const MOST = 4;
/** Smaller than this, it is shown whole. */
const LEAST = 1.05;
/** Pixels that a finger moves before it is no tap any more. */
const SLIP = 8;

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const within = (at: number, most: number): number => Math.max(-most, Math.min(most, at));

/** What is shown after fingers have moved, seen from its middle; never more beside it than when it was whole. */
export function moved(shown: Shown, before: Point[], after: Point[], size: Point): Shown {
    const [one, other] = before;
    const [first, second] = after;
    if (!one || !first) return shown;
    const from = other ? between(one, other) : one;
    const to = second ? between(first, second) : first;
    const by = other && second ? apart(first, second) / Math.max(1, apart(one, other)) : 1;
    const scale = Math.max(1, Math.min(MOST, shown.scale * by));
    const grown = scale / shown.scale;
    return {
        scale,
        x: within(to.x - (from.x - shown.x) * grown, ((scale - 1) * size.x) / 2),
        y: within(to.y - (from.y - shown.y) * grown, ((scale - 1) * size.y) / 2),
    };
}

/** Let fingers make it larger; what is around it cuts it off. */
export const pinch: Attachment<SVGElement> = (drawing) => {
    const fingers = new Map<number, Point>();
    let shown = WHOLE;
    let slipped = 0;

    const at = (event: PointerEvent): Point => {
        const box = drawing.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
    };
    function draw(): void {
        const { scale, x, y } = shown;
        drawing.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
    }
    function down(event: PointerEvent): void {
        if (event.pointerType !== 'touch') return;
        if (!fingers.size) slipped = 0;
        fingers.set(event.pointerId, at(event));
    }
    function move(event: PointerEvent): void {
        const last = fingers.get(event.pointerId);
        if (!last || fingers.size > 2) return;
        const before = [...fingers.values()];
        fingers.set(event.pointerId, at(event));
        slipped += apart(last, at(event));
        if (fingers.size < 2 && shown.scale === 1) return;
        const size = { x: drawing.clientWidth, y: drawing.clientHeight };
        shown = moved(shown, before, [...fingers.values()], size);
        draw();
    }
    function up(event: PointerEvent): void {
        if (!fingers.delete(event.pointerId) || fingers.size || shown.scale >= LEAST) return;
        shown = WHOLE;
        draw();
    }
    /** What was moved was not tapped. */
    function click(event: MouseEvent): void {
        if (slipped <= SLIP) return;
        slipped = 0;
        event.stopPropagation();
        event.preventDefault();
    }

    drawing.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    drawing.addEventListener('click', click, true);
    return () => {
        drawing.removeEventListener('pointerdown', down);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', up);
        drawing.removeEventListener('click', click, true);
    };
};
