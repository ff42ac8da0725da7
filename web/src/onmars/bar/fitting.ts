// The bar never cuts: if its content is wider than its line, keys go first, then letters narrow, then what cannot be done loses its
// words, then the actions of a turn, whose drawings are known; only then it takes a second line.

import type { Attachment } from 'svelte/attachments';

/** Answers of two lines fit into the bar, in pixels; with more they take a line of their own. */
const TWO_LINES = 43;

const TRIES = [
    '',
    'nokeys',
    'nokeys narrow',
    'nokeys narrower',
    'nokeys narrower brief',
    'nokeys narrower brief fewer',
    'nokeys narrower brief fewer bare',
    'nokeys narrower fewer lines',
];

export const fitBar: Attachment<HTMLElement> = (bar) => {
    let wide = 0;
    const isCut = (): boolean => {
        if (bar.scrollWidth > bar.clientWidth + 1) return true;
        if ([...bar.querySelectorAll<HTMLElement>('.choice')].some((one) => one.offsetHeight > TWO_LINES)) return true;
        return [...bar.querySelectorAll<HTMLElement>('.ask, .mid')].some(
            (one) => one.scrollWidth > one.clientWidth + 1,
        );
    };
    const measure = (): void => {
        for (const name of TRIES) {
            bar.dataset.fit = name;
            if (!isCut()) return;
        }
    };
    // Once before the next picture, however much changes until then, and not in the task that changed it.
    let due = 0;
    const soon = (): void => {
        due ||= requestAnimationFrame(() => {
            due = 0;
            measure();
        });
    };
    measure();
    const sizes = new ResizeObserver(() => {
        if (bar.clientWidth === wide) return;
        wide = bar.clientWidth;
        measure();
    });
    const words = new MutationObserver(soon);
    sizes.observe(bar);
    words.observe(bar, { characterData: true, childList: true, subtree: true });
    void document.fonts.ready.then(measure);
    return () => {
        cancelAnimationFrame(due);
        sizes.disconnect();
        words.disconnect();
    };
};
