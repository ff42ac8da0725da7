// What somebody did in a turn, the weightiest first.

import type { RefForm, SaidEvent } from '../wire';
import { plain } from '../lib/api';
import { turns, withoutSeat } from '../lib/log';
import { t } from '../lib/words.svelte';
import type { Desk } from './desk.svelte';
import { Thing } from './names.svelte';
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

/** The things that an event names. */
export const refs = (event: SaidEvent): RefForm[] =>
    Object.values(event.parts).flatMap((part) => (Array.isArray(part) ? part : []));

/** What a deed was about, beside its drawing: technologies and buildings are short, where somebody went is said with it. */
export function deedName(ref: { kind: string; id: string }, hex: string): string {
    if (ref.id && ['tech', 'building'].includes(ref.kind)) return t(`om.tech.short.${ref.id}`);
    if (ref.kind === 'action') return t(`om.action.${ref.id}`);
    if (ref.kind === 'contract' && ref.id) return t('om.contract', ref.id);
    if (ref.kind === 'side' && ref.id) return t(`om.did.to.${ref.id}`);
    if (hex && ['rover', 'bot'].includes(ref.kind)) return t(`om.did.${ref.kind}.to`, hex);
    if (ref.id && !['rover', 'bot', 'ship', 'discovery'].includes(ref.kind)) return Thing(ref.kind, ref.id);
    return t(`om.did.${ref.kind}`);
}

/** The main action that a deed belongs to, where its thing alone would not say what was done. */
const ACTION: Record<string, string> = {
    'om.construct': 'construct',
    'om.upgrade': 'upgrade',
    'om.obtain': 'blueprint',
    'om.hire': 'hire',
    'om.learn': 'learn',
    'om.develop': 'develop',
};

/** A deed in a few words, such as the building and its hex; nothing if it does not name a turn. */
function brief(event: SaidEvent): string[] {
    const [, kind] = WEIGHTY[ORDER.get(event.name) ?? WEIGHTY.length] ?? [];
    if (!kind) return [];
    const hex = refs(event).findLast((ref) => ref.kind === 'hex')?.id ?? '';
    const name = deedName(refs(event).find((ref) => ref.kind === kind) ?? { kind, id: '' }, hex);
    const action = ACTION[event.name];
    if (!action) return [name];
    return [`${t(`om.act.${action}`)}: ${name}${hex && ` ${hex}`}`];
}

/** The last turn of a seat in a few words each, the weightiest first and nothing twice; a way is told by its end. */
export function briefDeeds(desk: Desk, seat: number): string[] {
    const events = lastEvents(desk, seat);
    const ends = events.filter(
        ({ name }, at) => !['om.rover', 'om.bot'].includes(name) || events[at + 1]?.name !== name,
    );
    return [...new Set(ends.toSorted((one, other) => weight(one) - weight(other)).flatMap(brief))];
}
