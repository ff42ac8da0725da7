// What moves on the page: it can be skipped, and nothing moves for those who do not like it.

/** Whether somebody wants as little movement as possible. */
export const isStill = (): boolean =>
    typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** End at once whatever moves and would end by itself. */
export function skip(): void {
    for (const one of document.getAnimations()) {
        if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    }
}

// Milliseconds.
const FLIGHT = 280;

/** Let a copy of something fly to another place. */
export function fly(from: Element | null, to: Element | null, lasts = FLIGHT): void {
    if (!from || !to || isStill() || typeof from.animate !== 'function') return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    if (!start.width || !end.width) return;
    const copy = from.cloneNode(true) as HTMLElement;
    // It is a picture and nothing else: no control, no place of a choice.
    copy.inert = true;
    copy.ariaHidden = 'true';
    for (const one of copy.querySelectorAll('button')) one.remove();
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
        for (const name of ['data-card', 'data-notation', 'data-what', 'id']) one.removeAttribute(name);
    }
    const host = from.parentElement;
    if (!host) return;
    const scale = start.width / ((from as HTMLElement).offsetWidth || start.width);
    const size = `width:${start.width / scale}px;height:${start.height / scale}px`;
    copy.style.cssText = `position:fixed;left:${start.left / scale}px;top:${start.top / scale}px;${size};margin:0;z-index:70;pointer-events:none`;
    host.append(copy);
    const x = (end.left + end.width / 2 - start.left - start.width / 2) / scale;
    const y = (end.top + end.height / 2 - start.top - start.height / 2) / scale;
    const way = [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0.3 },
    ];
    copy.animate(way, { duration: lasts, easing: 'ease-in' }).finished.then(
        () => copy.remove(),
        () => copy.remove(),
    );
}
