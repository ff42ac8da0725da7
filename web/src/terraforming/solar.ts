// The solar phase of Turmoil as it stands in the log: five steps, each with what happened in it.

import type { LogLine, SaidEvent } from '../wire';

export const STEPS = ['revision', 'event', 'government', 'bonus', 'times'] as const;
export type SolarStep = (typeof STEPS)[number];

export interface Session {
    /** The choice after which the parliament met. */
    ply: number;
    steps: Record<SolarStep, SaidEvent[]>;
}

const isChair = (event: SaidEvent): boolean => event.name.startsWith('chairman');

/** The last meeting of the parliament that the log tells of, if there was one. */
export function lastSession(log: LogLine[]): Session | undefined {
    const end = log.findLastIndex((line) => line.events?.some((event) => event.name === 'government'));
    if (end < 0) return undefined;
    // Questions of an event may divide it into several lines.
    const begin = log.findLastIndex((line, at) => at <= end && !!line.events?.some((one) => one.name === 'production'));
    const lines = log.slice(Math.max(0, begin), end + 1);
    const events = lines.flatMap((line) => line.events ?? []);
    const produced = events.findLastIndex((event) => event.name === 'produce');
    const steps: Session['steps'] = { revision: [], event: [], government: [], bonus: [], times: [] };
    let step: SolarStep = 'revision';
    for (const event of events.slice(produced + 1)) {
        if (event.name === 'generation') break;
        if (event.name === 'global') step = 'event';
        else if (event.name === 'government') step = 'government';
        else if (step === 'government' && !isChair(event)) step = 'bonus';
        else if (step === 'bonus' && isChair(event)) step = 'times';
        else if (step === 'government' && isChair(event)) step = 'times';
        const chair = step === 'times' && (isChair(event) || (event.name === 'rating' && !steps.times.length));
        steps[chair ? 'government' : step].push(event);
    }
    return { ply: log[end]?.ply ?? 0, steps };
}
