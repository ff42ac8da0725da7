// The terms of the game that sentences use: where each is explained, and how it is found in a sentence of any language.

import { t, words } from '../lib/words.svelte';

/** What a term is called and what it means stand with the other answers to "what is this?". */
export interface Term {
    id: string;
    icon: string;
}

export const TERMS: readonly Term[] = [
    { id: 'action', icon: 'first' },
    { id: 'slots', icon: 'colonist' },
    { id: 'depot', icon: 'exec' },
    { id: 'order', icon: 'orbit' },
    { id: 'shuttle', icon: 'shuttle' },
    { id: 'quarters', icon: 'lq' },
    { id: 'working', icon: 'work' },
    { id: 'hangar', icon: 'ship' },
    { id: 'resource.crystal', icon: 'crystal' },
    { id: 'resource.mineral', icon: 'mineral' },
    { id: 'piece.bot', icon: 'piece-bot' },
    { id: 'piece.rover', icon: 'rover' },
    { id: 'building', icon: 'construct' },
    { id: 'complex', icon: 'b-generator' },
    { id: 'advanced', icon: 'ab' },
    { id: 'blueprint', icon: 'blueprint' },
    { id: 'tech', icon: 'tech' },
    { id: 'lab', icon: 'develop' },
    { id: 'track', icon: 'lss' },
    { id: 'level', icon: 'level' },
    { id: 'mission', icon: 'mission' },
    { id: 'discovery', icon: 'discovery' },
    { id: 'research', icon: 'research' },
    { id: 'contract', icon: 'contract' },
    { id: 'scientist', icon: 'scientist' },
    { id: 'goal', icon: 'goal' },
];

/** A term of its own, or what the thing is called. */
export const nameOf = (id: string): string =>
    t(words.knows(`om.term.${id}`) ? `om.term.${id}` : `what.onmars.${id}.name`);
export const meaningOf = (id: string): string => t(`what.onmars.${id}`);

export interface Piece {
    text: string;
    /** The term that it names, if it names one. */
    term?: string;
}

const LETTERS = '\\p{L}*';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of words that begin so. */
function wordsOf(stem: string): string {
    const isWhole = stem.endsWith('$');
    const all = (isWhole ? stem.slice(0, -1) : stem).split(' ').map(escaped).join(`${LETTERS}\\s+`);
    return isWhole ? `${all}(?!\\p{L})` : `${all}${LETTERS}`;
}

/**
 * A sentence in pieces, of which some name a term; each term once, where it stands first.
 * `stems` has for every term the beginnings of its words, several ways divided by `|`: words bend, their beginnings do not.
 * What ends with `$` is a whole word.
 */
export function piecesOf(sentence: string, stems: ReadonlyMap<string, string>): Piece[] {
    const ways = [...stems].flatMap(([id, all]) => all.split('|').map((stem) => ({ id, stem: wordsOf(stem) })));
    const found = ways
        .toSorted((one, other) => other.stem.length - one.stem.length)
        .map(({ id, stem }) => ({ id, at: new RegExp(`(?<!\\p{L})${stem}`, 'iu').exec(sentence) }))
        .filter((one): one is { id: string; at: RegExpExecArray } => one.at !== null);
    const taken: { id: string; from: number; to: number }[] = [];
    for (const { id, at } of found) {
        const [from, to] = [at.index, at.index + at[0].length];
        if (!taken.some((one) => one.id === id || (from < one.to && one.from < to))) taken.push({ id, from, to });
    }
    const pieces: Piece[] = [];
    let end = 0;
    for (const { id, from, to } of taken.toSorted((one, other) => one.from - other.from)) {
        if (from > end) pieces.push({ text: sentence.slice(end, from) });
        pieces.push({ text: sentence.slice(from, to), term: id });
        end = to;
    }
    if (end < sentence.length) pieces.push({ text: sentence.slice(end) });
    return pieces;
}

/** The beginnings of the words of every term, in the language of the reader. */
export const stems = (): ReadonlyMap<string, string> => new Map(TERMS.map(({ id }) => [id, t(`om.term.${id}.stem`)]));
