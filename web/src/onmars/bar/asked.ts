// A question apart from what it is about: the one stands large, the other below it.

import type { Segment } from '../../lib/api';

/** What stands in brackets at the end of a question, without them. */
export function asked(text: Segment[]): { question: Segment[]; about: Segment[] } {
    const last = text.at(-1);
    const at = text.findIndex((part) => typeof part === 'string' && /\s\(/.test(part));
    const opens = text[at];
    if (typeof opens !== 'string' || typeof last !== 'string' || !last.endsWith(')'))
        return { question: text, about: [] };
    const [before = '', after = ''] = opens.split(/\s\((.*)/s);
    const about = [after, ...text.slice(at + 1)];
    about[about.length - 1] = (about.at(-1) as string).slice(0, -1);
    return { question: [...text.slice(0, at), before], about: about.filter((part) => part !== '') };
}
