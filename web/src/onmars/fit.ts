// Words that are too long for their place give up width on the width axis of the font; only then they are cut, and marked
// as such: what is told elsewhere too may go as a whole.

import type { Attachment } from 'svelte/attachments';

const WIDTHS = ['', '86%', '78%', '70%', '62%'];
/** Narrow words stand closer: so much keeps them apart, in em. */
const APART = '0.14em';

/** Those that are to be measured: all of them together, so that the page is laid out once for each width and not for each of them. */
const waiting = new Set<HTMLElement>();

function measure(): void {
    let wide = [...waiting].filter((element) => element.isConnected);
    waiting.clear();
    for (const one of wide) one.removeAttribute('data-cut');
    for (const width of WIDTHS) {
        for (const { style } of wide) {
            style.setProperty('font-stretch', width || null);
            style.setProperty('word-spacing', width ? APART : null);
        }
        wide = wide.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1);
        if (!wide.length) return;
    }
    for (const one of wide) one.setAttribute('data-cut', '');
}

/** Measure before the page is painted. */
function soon(element: HTMLElement): void {
    if (!waiting.size) queueMicrotask(measure);
    waiting.add(element);
}

/** Let the text of an element fit into its width, or, where it may take several lines, into its height; anew when it changes. */
export const fit: Attachment<HTMLElement> = (element) => {
    const again = (): void => soon(element);
    again();
    const sizes = new ResizeObserver(again);
    const words = new MutationObserver(again);
    sizes.observe(element);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    void document.fonts.ready.then(again);
    return () => {
        sizes.disconnect();
        words.disconnect();
    };
};
