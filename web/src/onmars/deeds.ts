// What somebody did in a turn, the weightiest first.

import type { SaidEvent } from '../wire';
import { plain } from '../lib/api';
import { turns, withoutSeat } from '../lib/log';
import type { Desk } from './desk.svelte';
import { capital } from './sheets/choice.svelte';

/** The events that name a turn, the weightiest first, with the thing of theirs that is shown. */
export const WEIGHTY: readonly [event: string, kind: string][] = [
    ['om.construct', 'building'],
    ['om.upgrade', 'blueprint'],
    ['om.obtain', 'blueprint'],
    ['om.hire', 'scientist'],
    ['om.accept', 'contract'],
    ['om.learn', 'tech'],
    ['om.develop', 'tech'],
    ['om.welcome', 'ship'],
    ['om.collect', 'discovery'],
    ['om.rover', 'rover'],
    ['om.bot', 'bot'],
    ['om.travel', 'side'],
    ['om.act', 'action'],
];
const ORDER = new Map(WEIGHTY.map(([name], at) => [name, at]));
const weight = ({ name }: SaidEvent): number => ORDER.get(name) ?? WEIGHTY.length;

/** The events of a seat in the last of its turns in which something happened: to end a turn is an answer of its own. */
const lastEvents = (desk: Desk, seat: number): SaidEvent[] =>
    turns(desk.game.told)
        .filter((turn) => turn.seat === seat)
        .map(({ lines }) => lines.flatMap((line) => line.events ?? []).filter((event) => event.seat === seat))
        .findLast((events) => events.length > 0) ?? [];

/** The last turn of a seat as sentences without its name: what weighs most stands where it is read even if it is cut. */
export const lastDeeds = (desk: Desk, seat: number): string[] =>
    lastEvents(desk, seat)
        .toSorted((one, other) => weight(one) - weight(other))
        .map((event) => capital(plain(withoutSeat(event))))
        .filter(Boolean);
