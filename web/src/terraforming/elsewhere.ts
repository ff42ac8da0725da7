// Which options of a turn have a place of their own on the table; the others are buttons in the bar.

import type { SaidOption } from '../wire';

const PLACES = new Set(['play', 'action', 'project', 'convert', 'milestone', 'award', 'lobby']);
const WAYS_ON = new Set(['pass', 'end']);

export const verbOf = (option: SaidOption): string => option.notation.split(' ', 1)[0] ?? '';
/** Whether an option of a turn is chosen where its thing lies. */
export const isElsewhere = (option: SaidOption): boolean => PLACES.has(verbOf(option));
/** Whether an option ends the turn. */
export const endsTurn = (option: SaidOption): boolean => WAYS_ON.has(verbOf(option));
