// What a hex says: what stands and lies on it, and what it answers.

import { plain } from '../../lib/api';
import { t } from '../../lib/words.svelte';
import type { OnMarsHex } from '../../wire';
import type { Desk } from '../desk.svelte';
import { sentencesOf, titleOf } from '../facts';
import { buildingOf, idOf, type MapMark, ownerOf } from '../marks';
import { thing } from '../names.svelte';

/** What stands and lies on a hex. */
export function tip(desk: Desk, hex: OnMarsHex): string {
    const names = (seat: number): string => desk.game.nameOf(seat);
    const lines = [
        [
            hex.hex,
            ...(hex.building
                ? [
                      hex.owner === null
                          ? thing('building', hex.building)
                          : t('om.hex.owned', thing('building', hex.building), names(hex.owner)),
                  ]
                : []),
        ].join(', '),
        ...(hex.building ? [hex.size > 1 ? t('om.hex.complex', hex.size) : t('om.hex.alone')] : []),
        ...hex.pieces.flatMap((piece) => [
            t(`om.piece.${piece.piece}`, names(piece.seat)),
            ...(piece.piece === 'marker' && hex.building ? plansOn(desk, piece.seat, hex.building) : []),
        ]),
        ...(hex.lies ? [lying(desk, hex.lies)] : []),
        ...whyNot(desk, hex.hex),
    ];
    return lines.join('\n');
}

/** Why the kind of building that is shown cannot stand there, if the server says so. */
function whyNot(desk: Desk, hex: string): string[] {
    const building = buildingOf(desk);
    const refusal = building
        ? desk.refusalsAbout('hex', hex).find((one) => idOf(one, 'building') === building)
        : undefined;
    return refusal ? [desk.why(refusal)] : [];
}

/** The blueprints of a seat that are built on a kind of building, each with what it does. */
const plansOn = (desk: Desk, seat: number, building: string): string[] =>
    desk
        .boardOf(seat)
        .built.map((plan) => desk.game.component('blueprint', String(plan)))
        .filter((one) => one?.facts.building === building)
        .map((one) => [titleOf(one), plain(one?.parts[1]?.text ?? [])].filter(Boolean).join(': '));

/** A thing that lies on a hex, or will: what it is, and what it gives. */
export function lying(desk: Desk, lies: { kind: string; id: string }): string {
    if (lies.kind === 'crystal') return t('om.good.crystal');
    const said = sentencesOf(desk.game.component(lies.kind, lies.id));
    return [t(`om.lies.${lies.kind}`, lies.id), said.replaceAll('\n', ' ')].filter(Boolean).join(': ');
}

/** What stands or lies on a hex, for those who ask. */
export function what({ building: stands, lies, pieces }: OnMarsHex): string | undefined {
    if (lies) return lies.kind === 'crystal' ? 'resource crystal' : `${lies.kind} ${lies.id}`;
    return stands ? `building ${stands}` : pieces[0] && `piece ${pieces[0].piece}`;
}

/** A hex that answers, for those who hear. */
export function label(desk: Desk, mark: MapMark): string {
    if (mark.no) return t('om.hex.not', mark.hex, mark.why ?? mark.no);
    const { build } = mark;
    if (build) {
        const tech = ownerOf(desk, build.site);
        const gain = `+${build.site.joins + 1} ${t(`om.good.${build.form.gives}`)}`;
        return [
            `${mark.hex}: ${gain}`,
            build.site.joins ? t('om.hex.joins', build.site.joins) : t('om.hex.alone'),
            ...(tech ? [t('om.hex.tech', desk.game.nameOf(tech.seat))] : []),
        ].join(', ');
    }
    return mark.end ? t('om.hex.steps', mark.hex, mark.end.way.length) : mark.hex;
}
