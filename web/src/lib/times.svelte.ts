// Times as people read them, and a clock that components may look at.

import { words } from './words.svelte';

const two = (number: number): string => String(number).padStart(2, '0');

/** Seconds as 3:05 or 1:02:03. */
export function duration(seconds: number): string {
    const whole = Math.max(0, Math.floor(seconds));
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor(whole / 60) % 60;
    return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const locale = (): string => (words.language === 'sr' ? 'sr-Latn' : words.language);

/** The time of day of some second since 1970, or its day and time. */
export function moment(at: number, day = false): string {
    const form: Intl.DateTimeFormatOptions = day ? { dateStyle: 'medium', timeStyle: 'short' } : { timeStyle: 'short' };
    return new Intl.DateTimeFormat(locale(), form).format(at * 1000);
}

/** Whether some second since 1970 is of this day. */
export const isToday = (at: number): boolean => new Date(at * 1000).toDateString() === new Date().toDateString();

/** The present second, for those who show how time goes by. */
class Clock {
    now = $state(Date.now() / 1000);

    constructor() {
        setInterval(() => (this.now = Date.now() / 1000), 1000);
    }
}

export const clock = new Clock();
