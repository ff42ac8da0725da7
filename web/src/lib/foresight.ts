// What a table will be when an answer has arrived that is on its way: the server told before what it would change.

import type { Change, SaidQuestion } from '../wire';

/** What is shown instead of the table until the answer is there, or refused. */
export interface Foresight {
    changes: Change[];
    asks: SaidQuestion | undefined;
    /** What was chosen of the question, if it has to be asked again. */
    chosen: string[];
    /** How many answers are still to arrive. */
    left: number;
    /** Whether it will wait for the answers of others, and nothing changes before. */
    waits: boolean;
}

/** A table after some changes; what does not change is the same object. */
export function applied<T>(table: T, changes: Change[], depth = 0): T {
    const whole = changes.find((change) => change.path.length === depth);
    if (whole) return whole.then as T;
    if (!changes.length || typeof table !== 'object' || table === null) return table;
    const next = (Array.isArray(table) ? [...(table as unknown[])] : { ...table }) as Record<string | number, unknown>;
    for (const step of new Set(changes.map((change) => change.path[depth] ?? ''))) {
        const within = changes.filter((change) => change.path[depth] === step);
        next[step] = applied(next[step], within, depth + 1);
    }
    return next as T;
}

/** What differs between two tables, with the way to it; lists of another length as a whole. */
export function differences(now: unknown, then: unknown, path: (string | number)[] = []): Change[] {
    if (now === then) return [];
    if (Array.isArray(now) && Array.isArray(then) && now.length === then.length)
        return now.flatMap((one, at) => differences(one, then[at], [...path, at]));
    if (isPlain(now) && isPlain(then))
        return [...new Set([...Object.keys(now), ...Object.keys(then)])].flatMap((name) =>
            differences(now[name] ?? null, then[name] ?? null, [...path, name]),
        );
    return [{ path, now, then }];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
