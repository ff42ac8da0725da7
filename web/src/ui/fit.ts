// Words that are too long for their place give up width on the width axis of the font; only then they are cut.
//
// All that has to be measured is measured together: to read a size after something was written costs a whole layout.

import type { Attachment } from 'svelte/attachments';

const WIDTHS = ['86%', '78%', '70%', '62%'];
/** So much of a pixel is seen as three dots. */
const LEAST = 0.02;
const SIZES = ['0.84', '0.72', '0.62', '0.54'];

/** How something is made to fit: what is written, in which order. */
interface Way {
    property: string;
    steps: (element: HTMLElement) => string[];
    overflows: (element: HTMLElement) => boolean;
    /** What is written beside it, whatever the step. */
    beside?: readonly [property: string, value: string];
    /** What does not fit at all is marked as such (`data-cut`): what is told elsewhere too may then go as a whole. */
    marks?: boolean;
}

/** Whether a text is cut: sizes of boxes are whole pixels, those of letters are not. */
function isCut(element: HTMLElement): boolean {
    if (element.scrollWidth !== element.clientWidth) return element.scrollWidth > element.clientWidth;
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right > element.getBoundingClientRect().right + LEAST;
}

/** Letters become narrower, from as wide as they are. */
const NARROWER: Way = {
    property: 'font-stretch',
    steps: (element) => {
        const widest = parseFloat(getComputedStyle(element).getPropertyValue('font-stretch')) || 100;
        return WIDTHS.filter((one) => parseFloat(one) < widest);
    },
    overflows: isCut,
};

/** The same on one line or several, with words that are narrow kept apart. */
const APART: Way = {
    ...NARROWER,
    overflows: (element) =>
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1,
    beside: ['word-spacing', '0.14em'],
    marks: true,
};

/** The same, of a text of several lines. */
const CLOSER: Way = {
    ...NARROWER,
    overflows: (element) =>
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth,
};

/** Drawings become smaller. */
const SMALLER: Way = {
    property: 'zoom',
    steps: () => SIZES,
    overflows: (element) =>
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
};

/** Sentences become smaller, narrower and closer, as the styles make of it. */
const TIGHTER: Way = {
    property: '--tight',
    steps: () => ['1', '2', '3'],
    overflows: (element) => element.scrollHeight > element.clientHeight + 1,
};

/** A text is shown whole or not at all. */
const WHOLE: Way = {
    property: 'visibility',
    steps: () => ['hidden'],
    overflows: (element) => element.scrollWidth > element.clientWidth + 1,
};

/** Tools give up their words, and then their field. */
const LESS: Way = {
    property: '--less',
    steps: () => ['1', '2'],
    overflows: (element) => element.scrollWidth > element.clientWidth + 1,
};

const waiting = new Map<HTMLElement, Way>();

/** Write a step of a way; without one, as it was before. */
function write(element: HTMLElement, { property, beside }: Way, step?: string): void {
    element.style.setProperty(property, step ?? null);
    if (beside) element.style.setProperty(beside[0], step === undefined ? null : beside[1]);
}

/** Make everything fit that waits for it, step by step, all together. */
function flush(): void {
    let all = [...waiting].filter(([element]) => element.isConnected);
    waiting.clear();
    const marked = all.filter(([, { marks }]) => marks);
    for (const [element] of marked) element.removeAttribute('data-cut');
    for (const [element, way] of all) write(element, way);
    const steps = new Map(all.map(([element, way]) => [element, way.steps(element)]));
    for (let step = 0; all.length; step++) {
        all = all.filter(([element, { overflows }]) => steps.get(element)?.[step] && overflows(element));
        for (const [element, way] of all) write(element, way, steps.get(element)?.[step]);
    }
    for (const [element] of marked.filter(([element, { overflows }]) => overflows(element)))
        element.setAttribute('data-cut', '');
}

function later(element: HTMLElement, way: Way): void {
    if (!waiting.size) queueMicrotask(flush);
    waiting.set(element, way);
}

/** Something that is made to fit as soon as it is laid out, and anew when its size or its content changes. */
const fitting =
    (way: Way, sizeOf: (element: HTMLElement) => Element): Attachment<HTMLElement> =>
    (element) => {
        const want = (): void => later(element, way);
        const sizes = new ResizeObserver(want);
        const words = new MutationObserver(want);
        sizes.observe(sizeOf(element));
        words.observe(element, { characterData: true, childList: true, subtree: true });
        if (document.fonts.status !== 'loaded') void document.fonts.ready.then(want);
        return () => {
            sizes.disconnect();
            words.disconnect();
            waiting.delete(element);
        };
    };

/** Let the text of an element fit. */
export const fit = fitting(NARROWER, (element) => element);
/** Let the text of an element fit, on one line or several; what is still cut is marked. */
export const apart = fitting(APART, (element) => element);
/** Let a text of several lines fit. */
export const narrow = fitting(CLOSER, (element) => element);
/** Let drawings that are too large for their place be smaller. */
export const squeeze = fitting(SMALLER, (element) => element.parentElement ?? element);
/** Let sentences that are too many for their place be closer together. */
export const tighten = fitting(TIGHTER, (element) => element);
/** Let tools have words and a field only where there is room; what stands before them takes the rest. */
export const worded = fitting(LESS, (element) => element.previousElementSibling ?? element);
/** Show a text whole or not at all. */
export const whole = fitting(WHOLE, (element) => element);
