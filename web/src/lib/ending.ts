// The end of a game as a page of its own, between the bar, which is its head, and the timeline.

import type { Snippet } from 'svelte';
import type { State } from '../wire';
import { plain } from './api';

export interface Ending {
    /** Who won, and by what. */
    title: string;
    text: string;
    page: Snippet;
    /** Whether it is shown; else the table is. */
    shown: boolean;
    toggle: () => void;
    /** The timeline is about to be moved beneath the page, which stays. */
    stay: () => void;
}

/** What the game was played with, once it is over. */
export const agreedOn = (state: State): string[] => (state.agreed ?? []).map(plain);
