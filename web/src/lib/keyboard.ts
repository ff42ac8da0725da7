// Keys that mean something for the whole page.

const TYPED = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';

/** Whether a key goes to a field, to a dialog, or with another key: then it is none of ours. */
export function isOurs(event: KeyboardEvent): boolean {
    const at = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    return !at?.closest(TYPED) && !document.querySelector('dialog[open]');
}

/** What was clicked last, until the focus moves by a key. */
let clicked: Element | null = null;
addEventListener('pointerdown', ({ target }) => (clicked = target instanceof Element ? target : null), true);
addEventListener('keydown', ({ key }) => key === 'Tab' && (clicked = null), true);

/**
 * Whether Enter or a blank already presses what has the focus. What a click has marked is done with: Enter goes on
 * from it, as the button of the way on says, and does not take the mark away again.
 */
export function isOnControl({ target, key }: KeyboardEvent): boolean {
    const at = target instanceof Element ? target.closest('button, a, summary') : null;
    return at !== null && !(key === 'Enter' && at.ariaPressed !== null && clicked !== null && at.contains(clicked));
}
