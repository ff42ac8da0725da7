// Sounds, made on the spot: none unless somebody likes them.

import { settings } from './settings.svelte';

/** What is heard: notes in hertz, one after the other, and how loud. */
const TUNES = {
    /** It is one's turn. */
    turn: { notes: [523, 784], loud: 0.12 },
    /** Others did something. */
    move: { notes: [330], loud: 0.04 },
    /** Something was taken from one. */
    harm: { notes: [247, 185], loud: 0.12 },
    /** It is over. */
    end: { notes: [523, 659, 784, 1047], loud: 0.1 },
} as const;
export type Tune = keyof typeof TUNES;

// Seconds of a note.
const LENGTH = 0.14;
let device: AudioContext | undefined;

/** Let something be heard, if somebody likes that. */
export function sound(tune: Tune): void {
    if (!settings.like.sound || typeof AudioContext === 'undefined') return;
    device ??= new AudioContext();
    const { notes, loud } = TUNES[tune];
    notes.forEach((note, at) => {
        if (!device) return;
        const start = device.currentTime + at * LENGTH;
        const voice = device.createOscillator();
        const volume = device.createGain();
        voice.type = 'triangle';
        voice.frequency.value = note;
        volume.gain.setValueAtTime(0, start);
        volume.gain.linearRampToValueAtTime(loud, start + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.6 * LENGTH);
        voice.connect(volume).connect(device.destination);
        voice.start(start);
        voice.stop(start + 1.7 * LENGTH);
    });
}

/** Which sound goes with what is new on the table; the most important one. */
export function tuneOf(news: { over: boolean; harms: number; asked: boolean; moves: number }): Tune | undefined {
    if (news.over) return 'end';
    if (news.harms > 0) return 'harm';
    if (news.asked) return 'turn';
    return news.moves > 0 ? 'move' : undefined;
}
