// Which drawing of the sprite stands for what the server of On Mars names, and how numbers are written beside it.

import type { Icon, RefForm, SaidOption } from '../wire';
import { figure } from '../ui/drawing';

/** Whatever is drawn otherwise than it is called. */
const DRAWN: Record<string, string> = {
    'resource plant': 'plants',
    'resource any': 'anyres',
    'resource same': 'anyres',
    'building any': 'construct',
    'piece bot': 'piece-bot',
    'steps bot': 'piece-bot',
    'steps rover': 'rover',
    'side orbit': 'orbit',
    'side colony': 'ground',
    'side other': 'shuttle',
    'level colony': 'level',
    'note lead': 'lead',
    'task develop-twice': 'develop',
    'task hire': 'scientist',
    'task learn': 'tech',
    'task shelter': 'b-shelter',
    bot: 'piece-bot',
    complex: 'joins',
    depot: 'exec',
    executive: 'exec',
    lab: 'tech',
    level: 'tech',
    marker: 'ab',
    order: 'first',
    points: 'vp',
    progress: 'cube',
    reward: 'lss',
    reward_tile: 'lss',
    row: 'tech',
    steps: 'move',
    upgrade: 'ab',
    working: 'work',
    colonist_a: 'card',
    colonist_b: 'card',
};

/** The main actions. */
const ACTIONS: Record<string, string> = {
    landing: 'pod',
    learn: 'tech',
    resupply: 'warehouse',
    welcome: 'ship',
    hire: 'scientist',
};

/** What the missions count. */
const MISSIONS: Record<string, string> = {
    blueprints: 'blueprint',
    bots: 'piece-bot',
    contracts: 'contract',
    discoveries: 'discovery',
    progress: 'cube',
    scientists: 'scientist',
    techs: 'tech',
    upgrades: 'ab',
};

const BUILDINGS = new Set(['mine', 'generator', 'extractor', 'greenhouse', 'condenser', 'shelter']);

/** The name of the drawing for a thing. */
export function drawing(kind: string, id = ''): string {
    const special = DRAWN[`${kind} ${id}`];
    if (special) return special;
    if (kind === 'tech') return BUILDINGS.has(id) ? `b-${id}` : id || 'tech';
    if (kind === 'action') return ACTIONS[id] ?? id;
    if (kind === 'mission') return MISSIONS[id] ?? (id || 'mission');
    if (kind === 'building') return `b-${id}`;
    if (kind === 'resource' || kind === 'piece' || kind === 'task') return id;
    return DRAWN[kind] ?? kind;
}

/** What an option is known by, of the things that it is about. */
const HEADS = new Set([
    'building',
    'tech',
    'action',
    'scientist',
    'discovery',
    'research',
    'reward',
    'contract',
    'goal',
]);
export const headOf = (about: readonly RefForm[]): RefForm | undefined => about.find((ref) => HEADS.has(ref.kind));

/** The drawing of an answer, if there is one. */
export function pictureOf(option: SaidOption | undefined): string | undefined {
    const head =
        headOf(option?.about ?? []) ?? option?.about.find(({ kind }) => kind === 'depot' || kind === 'blueprint');
    return head && drawing(head.kind, head.id);
}

/** The drawing of one sign of a row: an upgrade to be made has another than an advanced building. */
export function drawn(icon: Icon): string {
    if (icon.icon === 'upgrade' && !icon.id && icon.amount !== undefined && !icon.bound) return 'upgrade';
    return drawing(icon.icon, icon.id);
}

/** What a row is mainly about: without boosts, remarks and the technology that takes it farther. */
export const gist = (row: Icon[]): Icon[] =>
    row.filter(({ icon }, at) => !(['boost', 'note', 'gratis'].includes(icon) || (icon === 'tech' && at > 0)));

/** The number beside a sign, as text; `quiet` leaves out a 1, `sign` puts a plus before gains. */
export function amount(icon: Icon, quiet = false, sign = false): string {
    const { amount: number, bound } = icon;
    if (number === undefined) return '';
    if (bound === 'least') return `≥\u202f${figure(number)}`;
    if (bound === 'most') return `≤\u202f${figure(number)}`;
    if (quiet && number === 1) return '';
    return sign && number > 0 ? `+${number}` : figure(number);
}
