// What the things of the game are called, in the language of the reader.

import { Called } from '../lib/called.svelte';
import { t, words } from '../lib/words.svelte';

export const called = Called.of('terraforming');
/** The name of a thing, such as a resource, a tag, a party. */
export const thing = (kind: string, id: string): string => called.thing(kind, id);
/** The name of a thing where there is little room. */
export const brief = (kind: string, id: string): string =>
    words.knows(`tm.short.${kind}.${id}`) ? t(`tm.short.${kind}.${id}`) : thing(kind, id);
/** What a number of something is called, without the number. */
export const counted = (id: string, number: number): string =>
    words.knows(`tm.word.${id}`) ? t(`tm.word.${id}`, Math.abs(number)) : thing('resource', id);
/** The name of a thing at the beginning of a line. */
export const Thing = (kind: string, id: string): string => called.capital(kind, id);
/** The name of a line of the score sheet. */
export const sheetLine = (id: string): string => called.line(id);
