// The bar never cuts: if its content is wider than its line, keys go first, then letters narrow, then it takes a second line.

import type { Attachment } from 'svelte/attachments';

const TRIES = ['', 'nokeys', 'nokeys narrow', 'nokeys narrower', 'nokeys narrower lines'];

export const fitBar: Attachment<HTMLElement> = (bar) => {
    let wide = 0;
    const isCut = (): boolean => {
        if (bar.scrollWidth > bar.clientWidth + 1) return true;
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
    measure();
    const sizes = new ResizeObserver(() => {
        if (bar.clientWidth === wide) return;
        wide = bar.clientWidth;
        measure();
    });
    const words = new MutationObserver(measure);
    sizes.observe(bar);
    words.observe(bar, { characterData: true, childList: true, subtree: true });
    void document.fonts.ready.then(measure);
    return () => {
        sizes.disconnect();
        words.disconnect();
    };
};
