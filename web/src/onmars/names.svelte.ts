// What the things of On Mars are called, in the language of the reader.

import { Called } from '../lib/called.svelte';

export const called = Called.of('onmars');
/** The name of a thing, such as a building or a technology. */
export const thing = (kind: string, id: string | number): string => called.thing(kind, String(id));
/** The name of a thing at the beginning of a line. */
export const Thing = (kind: string, id: string | number): string => called.capital(kind, String(id));
/** The name of a line of the score sheet. */
export const sheetLine = (id: string): string => called.line(id);
