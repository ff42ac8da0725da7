import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// jsdom has none, and Svelte asks for it as soon as something may move.
vi.hoisted(() => {
    window.matchMedia = () => new EventTarget() as MediaQueryList;
});
const { default: Count } = await import('./Count.svelte');

beforeEach(() => {
    vi.useFakeTimers();
});

afterEach(() => {
    vi.useRealTimers();
});

test('the difference goes after two seconds, though more tables are told meanwhile', () => {
    let table = $state.raw({ mc: 10 });
    const props = {
        get value() {
            return table.mc;
        },
    };
    const count = mount(Count, { target: document.body, props });
    const tell = (mc: number) => flushSync(() => (table = { mc }));
    flushSync();
    tell(14);
    expect(document.body.textContent).toContain('+4');
    vi.advanceTimersByTime(1000);
    tell(14);
    vi.advanceTimersByTime(1100);
    flushSync();
    expect(document.querySelector('.by')).toBeNull();
    void unmount(count);
});
