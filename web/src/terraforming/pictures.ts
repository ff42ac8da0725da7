// Which drawing stands for an answer: what it is about, else what it does.

import type { SaidOption } from '../wire';
import { drawing } from '../ui/drawing';
import { endsTurn } from './elsewhere';

const PROJECTS: Record<string, string> = {
    patents: 'sell',
    power_plant: 'energy',
    asteroid: 'temperature',
    aquifer: 'ocean',
    greenery: 'greenery',
    city: 'city',
};
/** The drawing of a standard project. */
export const projectPicture = (project: string): string => PROJECTS[project] ?? 'project';

/** The tags that move a track of MarsBot. */
const TRACKS: Record<string, string[]> = {
    energy: ['power', 'jovian'],
    earth: ['earth', 'city'],
    bio: ['plant', 'animal', 'microbe'],
};
export const trackTags = (track: string): string[] => TRACKS[track] ?? [track];

const CONVERSIONS: Record<string, string> = { 'convert plants': 'greenery', 'convert heat': 'temperature' };

/** The drawing of an answer; none if it is not about anything that is drawn. */
export function pictureOf(option: SaidOption | undefined): string | undefined {
    if (!option) return undefined;
    const converts = CONVERSIONS[option.notation];
    if (converts) return converts;
    if (endsTurn(option)) return 'pass';
    const [about] = option.about;
    if (!about) return undefined;
    if (about.kind === 'project') return projectPicture(about.id);
    if (about.kind === 'award') return 'vp';
    if (about.kind === 'space') return 'pin';
    return about.kind === 'seat' ? `p-${about.id}` : drawing(about.kind, about.id);
}
