// What stands on the hexes while they are asked about: what a click would choose, what it brings, or why it cannot be.

import type { OnMarsBuild, OnMarsEnd, OnMarsSite, OnMarsTech, OnMarsWay, SaidOption } from '../wire';
import { plain } from '../lib/api';
import { t } from '../lib/words.svelte';
import type { Desk } from './desk.svelte';
import { drawing } from './drawing';

/** A hex that answers. */
export interface MapMark {
    hex: string;
    /** What may be chosen there; none: only shown. */
    options: SaidOption[];
    /** A building here, and what it would be. */
    build?: { form: OnMarsBuild; site: OnMarsSite };
    /** A piece could come to stand here. */
    end?: OnMarsEnd;
    /** What stands on the chip. */
    text?: string;
    icon?: string;
    /** Why it cannot be: short on the hex, whole in the bar. */
    no?: string;
    why?: string;
}

export const idOf = (option: { about: SaidOption['about'] }, kind: string): string =>
    option.about.find((ref) => ref.kind === kind)?.id ?? '';
export const wordOf = (option: { notation: string }): string => option.notation.split(' ')[0] ?? '';

/** Questions that are answered on the map. */
const ON_MAP = new Set(['construct', 'upgrade', 'newbot', 'displace', 'discover', 'move']);

export const isOnMap = (desk: Desk): boolean => ON_MAP.has(desk.kind);

/**
 * The kind of building whose hexes are shown: chosen, pointed at, or the only one that may be built. None where hexes are
 * asked about something else: whoever points at a stack then keeps what answers.
 */
export function buildingOf(desk: Desk): string | undefined {
    if (isOnMap(desk) && desk.kind !== 'construct') return undefined;
    if (desk.hovered) return desk.hovered;
    if (desk.kind === 'turn') return desk.building;
    if (desk.kind !== 'construct') return undefined;
    const kinds = new Set(desk.options.map((option) => idOf(option, 'building')).filter(Boolean));
    return desk.building && kinds.has(desk.building) ? desk.building : kinds.size === 1 ? [...kinds][0] : undefined;
}

/** Whose technology a building would use: chosen, else the own one, else the lowest that suffices, of whoever has least. */
export function ownerOf(desk: Desk, site: OnMarsSite): OnMarsTech | undefined {
    const enough = site.techs.filter((tech) => tech.colonists === 0);
    const wanted = enough.find((tech) => tech.seat === desk.owner);
    const own = enough.find((tech) => tech.seat === desk.seat);
    const [least] = enough.toSorted(
        (a, b) => a.level - b.level || desk.boardOf(a.seat).total - desk.boardOf(b.seat).total,
    );
    return wanted ?? own ?? least;
}

function sites(desk: Desk, building: string): MapMark[] {
    const form = desk.table.builds.find((one) => one.building === building);
    if (!form) return [];
    const asked = desk.kind === 'construct';
    const icon = drawing('resource', form.gives);
    const offered = desk.options.filter((option) => idOf(option, 'building') === building);
    const found = form.sites.map((site): MapMark => {
        const options = offered.filter((option) => idOf(option, 'hex') === site.hex);
        if (asked ? options.length : site.legal)
            return { hex: site.hex, options, build: { form, site }, text: `+${site.joins + 1}`, icon };
        const refusal = desk.refusalsAbout('hex', site.hex).find((one) => idOf(one, 'building') === building);
        const short =
            !site.joins && site.far !== 2
                ? t('om.site.far', site.far)
                : site.joins > form.best
                  ? t('om.site.level', site.joins)
                  : t('om.site.not');
        return { hex: site.hex, options: [], no: short, why: desk.why(refusal) || short };
    });
    const known = new Set(found.map((mark) => mark.hex));
    const beyond = offered.filter((option) => !known.has(idOf(option, 'hex')));
    return [...found, ...beyond.map((option) => plainMark(idOf(option, 'hex'), [option]))];
}

function plainMark(hex: string, options: SaidOption[]): MapMark {
    return { hex, options, text: hex };
}

function byHex(options: SaidOption[]): Map<string, SaidOption[]> {
    const found = new Map<string, SaidOption[]>();
    for (const option of options) {
        const hex = idOf(option, 'hex');
        if (hex) found.set(hex, [...(found.get(hex) ?? []), option]);
    }
    return found;
}

function upgrades(desk: Desk): MapMark[] {
    const open = byHex(desk.options.filter((option) => wordOf(option) === 'upgrade'));
    const found = [...open].map(([hex, options]): MapMark => ({
        hex,
        options,
        text: String(options.length),
        icon: 'blueprint',
    }));
    const zone = new Set(desk.table.zone);
    const types = new Set(
        desk.board.plans.map((plan) => String(desk.game.component('blueprint', String(plan))?.facts.building ?? '')),
    );
    // One more takes a technology, wherever it is: the bar says so.
    if (desk.options.some((option) => wordOf(option) === 'tech')) return found;
    for (const hex of desk.table.map) {
        if (!hex.building || !zone.has(hex.hex) || open.has(hex.hex) || !types.has(hex.building)) continue;
        const refusal = desk.refusalsAbout('hex', hex.hex)[0];
        const short = hex.pieces.some((piece) => piece.piece === 'marker')
            ? t('om.site.upgraded')
            : hex.owner !== null && hex.owner !== desk.seat
              ? t('om.site.others')
              : t('om.site.complex', hex.size, 3);
        found.push({ hex: hex.hex, options: [], no: short, why: desk.why(refusal) || short });
    }
    return found;
}

/** The way of the piece that is moved now. */
export function wayOf(desk: Desk): OnMarsWay | undefined {
    const ways = desk.table.turn.moves?.ways ?? [];
    const can = (way: OnMarsWay): boolean => stepsOf(desk, way).length > 0 || goesOn(desk, way);
    return ways.find((way) => isPiece(desk, way) && can(way)) ?? ways.find(can);
}

export const isPiece = (desk: Desk, way: OnMarsWay): boolean =>
    way.piece === 'rover' ? desk.piece === 'rover' : desk.piece === way.start;

/** Whether the rover goes on with the own technology, which is used with its next step. */
export const goesOn = (desk: Desk, way: OnMarsWay): boolean =>
    way.piece === 'rover' && desk.ownTech !== undefined && !desk.spares;

/** The options that move a piece by one step. */
export const stepsOf = (desk: Desk, way: OnMarsWay): SaidOption[] =>
    desk.options.filter((option) =>
        way.piece === 'rover'
            ? wordOf(option) === 'rover'
            : wordOf(option) === 'bot' && idOf(option, 'bot') === way.start,
    );

function ends(desk: Desk): MapMark[] {
    const way = wayOf(desk);
    if (!way) return [];
    const goes = goesOn(desk, way);
    const steps = goes ? new Map<string, SaidOption[]>() : byHex(stepsOf(desk, way));
    const found = way.ends
        .map((end) => (desk.spares ? { ...end, crystals: Math.max(end.way.length - way.points, 0) } : end))
        .filter((end) => goes || steps.has(end.way[0] ?? ''))
        .filter((end) => !desk.spares || end.crystals <= desk.board.crystals)
        .map((end): MapMark => ({
            hex: end.hex,
            options: steps.get(end.hex) ?? [],
            end,
            text: String(end.way.length),
        }));
    const known = new Set(found.map((mark) => mark.hex));
    // A step onto another piece is open too, if there is a way on from there.
    const through = [...steps].filter(([hex]) => !known.has(hex));
    return [...found, ...through.map(([hex, options]): MapMark => ({ hex, options, text: '1' }))];
}

/** Everything that answers on the map now. */
export function marksOf(desk: Desk): MapMark[] {
    const building = buildingOf(desk);
    if (building) return sites(desk, building);
    if (desk.kind === 'upgrade') return upgrades(desk);
    if (desk.kind === 'move') return ends(desk);
    if (desk.kind === 'construct') {
        // The kind of building is still to be chosen: a hex lists what may stand there.
        return [...byHex(desk.options)].map(([hex, options]): MapMark => ({
            hex,
            options,
            text: String(options.length),
            icon: 'construct',
        }));
    }
    if (desk.kind === 'newbot' || desk.kind === 'displace')
        return [...byHex(desk.options)].map(([hex, options]) => plainMark(hex, options));
    if (desk.kind === 'discover') {
        const tile = tileOf(desk);
        return [...byHex(desk.options.filter((option) => idOf(option, 'discovery') === tile))].map(([hex, options]) =>
            plainMark(hex, options),
        );
    }
    return [];
}

/** The discovery tiles that may be placed, and the one that is about to be. */
export const tilesOf = (desk: Desk): string[] => [
    ...new Set(desk.options.map((option) => idOf(option, 'discovery')).filter(Boolean)),
];
export const tileOf = (desk: Desk): string | undefined => {
    const tiles = tilesOf(desk);
    return desk.tile && tiles.includes(desk.tile) ? desk.tile : tiles[0];
};

/** A step that was taken in this movement. */
export interface Step {
    ply: number;
    piece: 'rover' | 'bot';
    from: string;
    hex: string;
    /** What it brought, as the log tells. */
    crystals: number;
    paid: number;
}

/** The steps of the movement that goes on, the last of them at the end. */
export function stepsTaken(desk: Desk): Step[] {
    if (desk.kind !== 'move') return [];
    const found: Step[] = [];
    const lines = desk.game.state.log.filter((line) => !line.note?.length);
    const refId = (value: unknown): string => (Array.isArray(value) ? ((value as { id: string }[])[0]?.id ?? '') : '');
    const sum = (value: unknown): number =>
        Array.isArray(value)
            ? (value as { id: string; amount?: number }[]).reduce(
                  (all, one) => all + (one.id === 'crystal' ? (one.amount ?? 0) : 0),
                  0,
              )
            : 0;
    for (const line of lines.slice(-(desk.game.state.undo ?? 0)).toReversed()) {
        const events = line.events ?? [];
        const step = events.find((event) => event.name === 'om.bot' || event.name === 'om.rover');
        if (!step || line.seat !== desk.seat) {
            // Only what nothing but a technology for farther steps came between.
            if (events.some((event) => event.name.startsWith('om.usetech'))) continue;
            break;
        }
        const named = (name: string): number =>
            events
                .filter((event) => event.name === name)
                .reduce((all, event) => all + sum(event.parts.amounts ?? event.parts.amount), 0);
        found.unshift({
            ply: line.ply,
            piece: step.name === 'om.bot' ? 'bot' : 'rover',
            from: refId(step.parts.from),
            hex: refId(step.parts.hex),
            crystals: named('om.gain'),
            paid: named('om.pay'),
        });
    }
    // Where the rover came from is where it stood before.
    found.forEach((step, i) => {
        if (step.piece === 'rover' && !step.from) {
            step.from = found.slice(0, i).findLast((one) => one.piece === 'rover')?.hex ?? desk.roverAt;
        }
    });
    return found;
}

/** An option in words. */
export const said = (option: SaidOption): string => plain(option.label);
