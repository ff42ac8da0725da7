// What happened, read off the log: stories that a sheet tells step by step. It invents nothing; every sentence is the server's.

import type { LogLine, RefForm, SaidEvent } from '../../wire';

/** A step of a story: what it is about, what came of it, and why. */
export interface Step {
    /** The name of the step, as the phrases call it. */
    name: string;
    results: SaidEvent[];
    why: SaidEvent[];
    /** The hexes that it is about. */
    hexes: string[];
}

export interface Story {
    is: 'update' | 'lacerda';
    ply: number;
    steps: Step[];
    /** The event that it begins with: the new level, or Lacerda's card. */
    head: SaidEvent;
}

/** The phrase that a step is called by. */
export const stepName = (story: Story, step: Step): string => `om.${story.is}.${step.name}`;

/** The references that a part of an event is made of. */
export const refsOf = (event: SaidEvent, part: string): RefForm[] => {
    const found = event.parts[part];
    return Array.isArray(found) ? found : [];
};

export const idIn = (event: SaidEvent, part: string): string => refsOf(event, part)[0]?.id ?? '';

const CARDS = new Set(['om.lacerda.card', 'om.lacerda.card.stays']);
const HEXES = ['hex', 'from'];

const hexesOf = (events: SaidEvent[]): string[] => [
    ...new Set(events.flatMap((event) => HEXES.map((part) => idIn(event, part)).filter(Boolean))),
];

/** By event: the step of the colony status update that it belongs to. */
const UPDATE: Record<string, string> = {
    'om.level': 'level',
    'om.plans.gone': 'plans',
    'om.plans': 'plans',
    'om.grid': 'grid',
    'om.warehouse': 'warehouse',
    'om.score': 'progress',
    'om.remaining': 'missions',
};
const UPDATE_STEPS = ['level', 'plans', 'grid', 'warehouse', 'progress', 'missions'];

/** The six steps of a colony status update, from the event of the new level on. */
export function updateOf(events: SaidEvent[], from: number, ply: number): Story | undefined {
    const head = events[from];
    if (!head) return undefined;
    const found = new Map<string, SaidEvent[]>(UPDATE_STEPS.map((name) => [name, []]));
    for (const [at, event] of events.slice(from).entries()) {
        const name = UPDATE[event.name];
        if (name === undefined || (at > 0 && event.name === 'om.level')) break;
        found.get(name)?.push(event);
    }
    const steps = UPDATE_STEPS.map((name) => ({ name, results: found.get(name) ?? [], why: [], hexes: [] }));
    return { is: 'update', ply, steps, head };
}

/** By event: the step of Lacerda's turn that it ends, or belongs to. */
const LACERDA: Record<string, string> = {
    'om.cleared': 'place',
    'om.place': 'place',
    'om.act': 'place',
    'om.lacerda.instead': 'place',
    'om.lacerda.skips': 'building',
    'om.lacerda.builds': 'building',
    'om.lacerda.complex': 'complex',
    'om.lacerda.site': 'where',
    'om.construct': 'where',
    'om.crystal': 'where',
    'om.nexttile': 'where',
    'om.displaced.bot': 'where',
    'om.displaced.rover': 'where',
    'om.destroyed.crystal': 'where',
    'om.destroyed.tile': 'where',
    'om.usetech': 'tech',
    'om.usetech.own': 'tech',
    'om.track': 'lss',
    'om.score': 'lss',
    'om.recall': 'lss',
    'om.gain': 'gain',
    'om.progress': 'progress',
    'om.lacerda.icon': 'next',
    'om.contribute': 'mission',
    'om.mission.done': 'mission',
    'om.remaining': 'mission',
    'om.obtain': 'blueprint',
    'om.learn': 'learn',
    'om.develop': 'develop',
    'om.hire': 'hire',
    'om.accept': 'hire',
    'om.refill': 'hire',
    'om.upgrade': 'upgrade',
    'om.lacerda.heads': 'rover',
    'om.rover': 'rover',
    'om.lacerda.norover': 'rover',
    'om.collect': 'tile',
    'om.lacerda.unused': 'tile',
    'om.lacerda.goods': 'goods',
    'om.welcome': 'ship',
    'om.lacerda.bot': 'ship',
    'om.travel': 'travel',
    'om.space': 'space',
    'om.lacerda.stays': 'travel',
    'om.discover': 'discovery',
    'om.newdiscovery': 'discovery',
};
const REASONS = new Set(['om.lacerda.why', 'om.lacerda.chance', 'om.lacerda.otherwise']);
// Where such an event comes, another turn or phase begins.
const ENDS = new Set(['om.turn', 'om.round', 'om.shuttle', 'om.level', 'om.over', 'om.lastround', 'om.stale']);

/** Lacerda's turn from his card on; reasons go with the deed that follows them. */
export function turnOf(events: SaidEvent[], from: number, ply: number): Story | undefined {
    const head = events[from];
    if (!head) return undefined;
    const steps: Step[] = [];
    let why: SaidEvent[] = [];
    let paid: SaidEvent[] = [];
    // His card is the head alone, the beginning of a journey a step too.
    for (const event of events.slice(CARDS.has(head.name) ? from + 1 : from)) {
        if (ENDS.has(event.name) || CARDS.has(event.name)) break;
        if (REASONS.has(event.name)) {
            why.push(event);
            continue;
        }
        if (event.name === 'om.pay' || event.name === 'om.lost') {
            paid.push(event);
            continue;
        }
        const name = LACERDA[event.name];
        if (name === undefined) continue;
        let last = steps.at(-1);
        // Whose technology he uses is settled between the choice of a hex and what is done there.
        if (last?.name === 'tech' && steps.at(-2)?.name === name) last = steps.at(-2);
        if (last?.name !== name) {
            last = { name, results: [], why: [], hexes: [] };
            steps.push(last);
        }
        last.results.push(...paid, event);
        last.why.push(...why);
        paid = [];
        why = [];
    }
    for (const step of steps) step.hexes = hexesOf(step.results);
    return { is: 'lacerda', ply, steps, head };
}

/** What the lines behind a ply tell, in their order; `automa` is Lacerda's seat. */
export function storiesOf(log: LogLine[], behind: number, automa: number | undefined): Story[] {
    const begins = ({ name, seat }: SaidEvent): boolean => CARDS.has(name) || (name === 'om.travel' && seat === automa);
    return log
        .filter((line) => line.ply > behind)
        .flatMap((line) => {
            const events = line.events ?? [];
            return events.flatMap((event, at) => {
                const update = event.name === 'om.level' ? updateOf(events, at, line.ply) : undefined;
                const story = update ?? (begins(event) ? turnOf(events, at, line.ply) : undefined);
                return story?.steps.length ? [story] : [];
            });
        });
}

/** What happened in the turn, or in the journeys, that go on. */
function lately(log: LogLine[]): (SaidEvent & { ply: number })[] {
    const events = log.flatMap((line) => (line.events ?? []).map((event) => ({ ...event, ply: line.ply })));
    return events.slice(events.findLastIndex((event) => event.name === 'om.turn' || event.name === 'om.shuttle') + 1);
}

/** Whether a seat is landing now. */
export const landed = (log: LogLine[], seat: number): boolean =>
    lately(log).some((event) => event.name === 'om.act' && event.seat === seat && idIn(event, 'action') === 'landing');

/** What a seat did of one kind in the turn that goes on. */
export const stepsDone = (log: LogLine[], seat: number, name: string): { tech: string; lab: string; ply: number }[] =>
    lately(log)
        .filter((event) => event.name === name && event.seat === seat)
        .map((event) => ({ tech: idIn(event, 'tech'), lab: idIn(event, 'lab'), ply: event.ply }));
