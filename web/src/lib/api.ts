// Questions to the server by HTTP. Keys go into a header, never into an address.

import type { Problem, RefSegment } from '../wire';
import { settings } from './settings.svelte';

export type Segment = string | RefSegment;

/** The words of a text without its references. */
export const plain = (text: Segment[]): string =>
    text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A sentence as a headline: without its full stop. */
export const headline = (text: Segment[]): Segment[] =>
    text.map((part, at) => (typeof part === 'string' && at === text.length - 1 ? part.replace(/\.$/, '') : part));

/** The server says no, and why. */
export class Refused extends Error {
    constructor(readonly problem: Problem) {
        super(plain(problem.text));
    }
}

export interface Asked {
    query?: Record<string, string | number>;
    keys?: string[];
    body?: unknown;
    signal?: AbortSignal;
}

/** Ask the server; throws Refused, or TypeError if there is no answer. */
export async function ask<T>(method: 'GET' | 'POST', path: string, asked: Asked = {}): Promise<T> {
    const query = new URLSearchParams({ language: settings.language });
    for (const [name, value] of Object.entries(asked.query ?? {})) query.set(name, String(value));
    const headers: Record<string, string> = {};
    if (asked.keys) headers.Authorization = `Bearer ${asked.keys.join(' ')}`;
    if (asked.body !== undefined) headers['Content-Type'] = 'application/json';
    const answer = await fetch(`${path}?${query}`, {
        method,
        headers,
        cache: 'no-store',
        ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
        ...(asked.signal ? { signal: asked.signal } : {}),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const found: unknown = isJson ? await answer.json() : await answer.text();
    if (answer.ok) return found as T;
    throw new Refused(isJson ? (found as Problem) : { code: 'failed', text: [answer.statusText] });
}
