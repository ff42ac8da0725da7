// What a seat did last, found in the log.

import type { LogLine, SaidEvent } from '../wire';
import { plain } from '../lib/api';
import { isHeading, turns, withoutSeat, type Turn } from '../lib/log';
import { signsOf } from './signs';

/** What goes with deeds, and is none. */
const ASIDE = new Set(['pay', 'bought', 'deal', 'look', 'kept', 'passed_on', 'produce', 'discarded', 'draw']);

/** What somebody decided to do; the rest follows from it. */
const MAIN = new Set([
    'play',
    'action',
    'first',
    'project',
    'milestone',
    'award',
    'convert.plants',
    'convert.heat',
    'sold',
    'delegate',
    'pass',
]);

/** What an automa does to another, who stands before it in the log. */
const BY_AUTOMAS = new Set(['marsbot.species']);

export interface Deeds {
    /** The first and the last choice of the turn. */
    first: number;
    ply: number;
    events: SaidEvent[];
}

/**
 * The events of the last turn in which a seat did something; an automa acts within a choice of another.
 * Passing alone says little: what was done before it in the same generation goes with it.
 */
export function lastDeeds(log: LogLine[], seat: number, automa = false): Deeds | undefined {
    const of = (lines: LogLine[]): SaidEvent[] =>
        lines.flatMap((line) => line.events ?? []).filter((event) => event.seat === seat);
    const acts = (lines: LogLine[]): boolean => of(lines).some((event) => !ASIDE.has(event.name));
    if (automa) {
        const line = log.findLast((one) => acts([one]));
        const events = (line?.events ?? []).filter((event) => event.seat === seat || BY_AUTOMAS.has(event.name));
        return line && { first: line.ply, ply: line.ply, events };
    }
    const own = turns(log).filter((one) => one.seat === seat && acts(one.lines));
    const turn = own.pop();
    if (!turn) return undefined;
    const before = of(turn.lines).some((event) => !ASIDE.has(event.name) && event.name !== 'pass')
        ? undefined
        : own.pop();
    const isSame = before && !log.some((line) => isWithin(line, before, turn) && line.events?.some(opens));
    const events = of(turn.lines);
    return isSame
        ? { first: before.first, ply: turn.last, events: [...of(before.lines), ...events] }
        : { first: turn.first, ply: turn.last, events };
}

const isWithin = ({ ply }: LogLine, from: Turn, to: Turn): boolean => ply >= from.first && ply < to.first;
const opens = (event: SaidEvent): boolean => isHeading(event.name);

/** What an event says, without the name of whoever did it. */
export const withoutName = (event: SaidEvent): string => plain(withoutSeat(event));

/** A deed in as few words as possible: of a standard project its name. */
function briefly(event: SaidEvent): string {
    const project = event.text.find((part) => typeof part !== 'string' && part.ref === 'project');
    return project ? plain([project]) : withoutName(event);
}

/** Some events in few words, without the name of whoever did them: the last that were decided on, or one and what followed. */
export function inShort(events: SaidEvent[], most = 2): string {
    const told = events.filter((event) => !ASIDE.has(event.name));
    const main = told.filter((event) => MAIN.has(event.name));
    const words = told.filter((event) => !signsOf(event).length);
    const shown = main.length >= most ? main.slice(-most) : (words.length ? words : told).slice(0, most);
    return shown.map(briefly).join(', ');
}
