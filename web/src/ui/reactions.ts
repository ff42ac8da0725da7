import type { Reacted } from '../wire';

/** The signs of what needs no words. */
export const REACTIONS: Record<Reacted['reaction'], string> = {
    nice: 'r-good',
    thanks: 'r-heart',
    ouch: 'r-sad',
    wow: 'r-wow',
    hurry: 'hour',
    bye: 'moon',
};
