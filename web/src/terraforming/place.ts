// Where a popover stands: over what it belongs to, within the page; on a phone it rises from below.

import type { Attachment } from 'svelte/attachments';

const ROOM = 8;

/** Put a popover over an element, or over the one that a selector finds. */
export const place =
    (anchor: string | HTMLElement): Attachment<HTMLElement> =>
    (pop) => {
        const put = (): void => {
            const found = typeof anchor === 'string' ? document.querySelector(anchor) : anchor;
            if (!found || innerWidth <= 700) {
                pop.style.cssText = '';
                return;
            }
            const zoom = found.getBoundingClientRect().width / ((found as HTMLElement).offsetWidth || 1) || 1;
            const from = found.getBoundingClientRect();
            const width = pop.offsetWidth;
            const height = pop.offsetHeight;
            const middle = (from.left + from.width / 2) / zoom;
            const dock = document.querySelector('.dock')?.getBoundingClientRect().left ?? 0;
            const least = typeof anchor === 'string' ? dock / zoom : ROOM;
            const left = Math.max(least, Math.min(innerWidth / zoom - width - ROOM, middle - width / 2));
            const above = from.top / zoom - height - 10;
            const top = above < ROOM ? Math.max(ROOM, Math.min(innerHeight / zoom - height - ROOM, above)) : above;
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
