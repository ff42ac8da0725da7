// What can be played at this server, by whom, and in which languages.

import type { Rules } from '../wire';
import { ask } from './api';
import { words } from './words.svelte';

class Known {
    now = $state.raw<Rules>();

    async learn(): Promise<void> {
        this.now = await ask<Rules>('GET', '/api/rules');
    }
}

export const rules = new Known();

/** Let the pages speak a language from now on. */
export async function speak(code: string): Promise<void> {
    await Promise.all([words.learn(code), rules.learn()]);
}
