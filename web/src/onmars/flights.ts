// What flies over the table when others, or oneself, gain it beside the turn: crystals of a mission, the oxygen of a technology.

import type { LogLine } from '../wire';
import { idIn } from './sheets/telling';

export interface Flight {
    /** What is drawn, where it comes from and where it goes to: selectors of the page. */
    what: string;
    from: string;
    to: string;
    lasts: number;
}

/** Milliseconds. */
const CRYSTALS = 300;
const OXYGEN = 250;
const BUILT = new Set(['om.construct', 'om.upgrade']);

/** What flies for the lines behind a number of plies, as a seat sees it. */
export function flightsOf(log: readonly LogLine[], behind: number, me: number): Flight[] {
    const found: Flight[] = [];
    let hex = '';
    /** Who is on turn; nobody while the shuttle leaves. */
    let active: number | undefined;
    for (const { ply, events = [] } of log)
        for (const event of events) {
            const { name, seat } = event;
            if (BUILT.has(name)) hex = idIn(event, 'hex');
            if (name === 'om.turn') active = seat;
            if (name === 'om.shuttle') active = undefined;
            if (ply <= behind) continue;
            const good = (id: string): string =>
                `${seat === me ? '.own' : `.others [data-seat="${seat}"]`} [data-what="resource ${id}"] svg`;
            if (name === 'om.contribute') {
                const mission = `.mars [data-what="mission ${idIn(event, 'mission')}"] em svg`;
                found.push({ what: mission, from: mission, to: good('crystal'), lasts: CRYSTALS });
            } else if (
                name === 'om.gain' &&
                idIn(event, 'amount') === 'oxygen' &&
                active !== undefined &&
                seat !== active
            )
                found.push({
                    what: good('oxygen'),
                    from: `.mars [data-cell="${hex}"]`,
                    to: good('oxygen'),
                    lasts: OXYGEN,
                });
        }
    return found;
}
