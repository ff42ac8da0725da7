// Where a popover stands: over what it belongs to, within the page; on a phone it rises from below.

import type { Attachment } from 'svelte/attachments';
import { zoom } from '../lib/zoom.svelte';

const ROOM = 8;

/** Put a popover over an element, or over the one that a selector finds. */
export const place =
    (anchor: string | HTMLElement): Attachment<HTMLElement> =>
    (pop) => {
        const put = (): void => {
            const found = typeof anchor === 'string' ? document.querySelector(anchor) : anchor;
            if (!found || zoom.width <= 700) {
                pop.style.cssText = '';
                return;
            }
            const scale = found.getBoundingClientRect().width / ((found as HTMLElement).offsetWidth || 1) || 1;
            const from = found.getBoundingClientRect();
            const width = pop.offsetWidth;
            const height = pop.offsetHeight;
            const middle = (from.left + from.width / 2) / scale;
            const dock = document.querySelector('.dock')?.getBoundingClientRect().left ?? 0;
            const least = typeof anchor === 'string' ? dock / scale : ROOM;
            const left = Math.max(least, Math.min(innerWidth / scale - width - ROOM, middle - width / 2));
            // What the guide says stays readable.
            const coach = document.querySelector('.coach')?.getBoundingClientRect().top ?? Infinity;
            const above = Math.min(from.top, coach) / scale - height - 10;
            const top = above < ROOM ? Math.max(ROOM, Math.min(innerHeight / scale - height - ROOM, above)) : above;
            pop.style.left = `${left}px`;
            pop.style.top = `${top}px`;
            pop.style.setProperty('--ax', `${Math.max(16, Math.min(width - 16, middle - left))}px`);
        };
        put();
        const watch = new ResizeObserver(put);
        watch.observe(pop);
        addEventListener('resize', put);
        return () => {
            watch.disconnect();
            removeEventListener('resize', put);
        };
    };
