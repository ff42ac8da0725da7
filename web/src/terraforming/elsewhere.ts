// Which options of a turn have a place of their own on the table, by what they are about; the others are buttons in the bar.

import type { SaidOption } from '../wire';

/** Kinds of things that lie on the table and are clicked there. */
const PLACES = new Set(['card', 'project', 'milestone', 'award', 'party', 'resource']);
/** How the ways out of a turn are written. */
export const END = 'end';
export const PASS = 'pass';

/** The kind of thing that an option is about first. */
export const kindOf = (option: SaidOption): string => option.about[0]?.kind ?? '';
/** Whether an option of a turn is chosen where its thing lies. */
export const isElsewhere = (option: SaidOption): boolean => PLACES.has(kindOf(option));
/** Whether an option ends the turn. */
export const endsTurn = (option: SaidOption): boolean => option.notation === END || option.notation === PASS;
