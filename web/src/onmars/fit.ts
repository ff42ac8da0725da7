// Words that are too long for their place give up width on the width axis of the font; only then they are cut.

import type { Attachment } from 'svelte/attachments';

const WIDTHS = ['', '86%', '78%', '70%', '62%'];

/** Let the text of an element fit into its width, or, where it may take several lines, into its height; anew when it changes. */
export const fit: Attachment<HTMLElement> = (element) => {
    const measure = (): void => {
        for (const width of WIDTHS) {
            element.style.setProperty('font-stretch', width || null);
            const fits = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1;
            if (fits) return;
        }
    };
    measure();
    const sizes = new ResizeObserver(measure);
    const words = new MutationObserver(measure);
    sizes.observe(element);
    words.observe(element, { characterData: true, childList: true, subtree: true });
    void document.fonts.ready.then(measure);
    return () => {
        sizes.disconnect();
        words.disconnect();
    };
};
