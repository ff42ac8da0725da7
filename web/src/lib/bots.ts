// Bots as people choose among them: the levels first, the weakest before the others.

import type { BotInfo } from '../wire';
import { t, words } from './words.svelte';

const LEVELS = ['rookie', 'regular', 'veteran', 'expert'];

/** The place of a bot in a list. */
const rank = (name: string): number => (LEVELS.includes(name) ? LEVELS.indexOf(name) : LEVELS.length);
export const inOrder = (bots: BotInfo[]): BotInfo[] =>
    bots.toSorted((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name));

/** What a bot is called; one that nobody has named is called as it is written. */
export const botName = (name: string): string =>
    words.knows(`bot.${name}`) ? t(`bot.${name}`) : name.charAt(0).toUpperCase() + name.slice(1);
