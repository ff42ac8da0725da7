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

/** Let a copy of something fly to another place; of what starts it, unless it is something else. */
export function fly(from: Element | null, to: Element | null, lasts = FLIGHT, what = from): void {
    if (!from || !to || !what || isStill() || typeof what.animate !== 'function') return;
    const [first, end, size] = [from, to, what].map((one) => one.getBoundingClientRect());
    if (!first?.width || !end?.width || !size?.width) return;
    // It starts in the middle of where it comes from.
    const left = first.left + (first.width - size.width) / 2;
    const top = first.top + (first.height - size.height) / 2;
    const copy = what.cloneNode(true) as HTMLElement;
    // It is a picture and nothing else: no control, no place of a choice.
    copy.inert = true;
    copy.ariaHidden = 'true';
    for (const one of copy.querySelectorAll('button')) one.remove();
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
        for (const name of ['data-card', 'data-notation', 'data-what', 'id']) one.removeAttribute(name);
    }
    const host = what.parentElement;
    if (!host) return;
    const scale = size.width / ((what as HTMLElement).offsetWidth || size.width);
    const box = `width:${size.width / scale}px;height:${size.height / scale}px`;
    copy.style.cssText = `position:fixed;left:${left / scale}px;top:${top / scale}px;${box};margin:0;z-index:70;pointer-events:none`;
    host.append(copy);
    const x = (end.left + end.width / 2 - left - size.width / 2) / scale;
    const y = (end.top + end.height / 2 - top - size.height / 2) / scale;
    const way = [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0.3 },
    ];
    copy.animate(way, { duration: lasts, easing: 'ease-out' }).finished.then(
        () => copy.remove(),
        () => copy.remove(),
    );
}
