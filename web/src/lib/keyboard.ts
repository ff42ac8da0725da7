// Keys that mean something for the whole page.

const TYPED = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';

/** Whether a key goes to a field, to a dialog, or with another key: then it is none of ours. */
export function isOurs(event: KeyboardEvent): boolean {
    const at = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    return !at?.closest(TYPED) && !document.querySelector('dialog[open]');
}

/** Whether Enter or a blank already presses what has the focus. */
export const isOnControl = (event: KeyboardEvent): boolean =>
    event.target instanceof Element && event.target.closest('button, a, summary') !== null;
