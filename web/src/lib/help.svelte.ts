// "What is this?": while it is on, whatever is pointed at is explained, and nothing is played.

import type { Names, SaidComponent } from '../wire';
import { ask, plain } from './api';
import type { Game } from './game.svelte';
import { words } from './words.svelte';

/** What is said of a thing: its name, what the rules say, and how it is now. */
export interface Explained {
    name: string;
    rule: string;
    now: string;
}

/** Where things say what they are (`data-what`, kind and id) and how they are now (`data-now`, else their tip). */
export const THINGS = '[data-what]';
const TOLD = '[data-now], [data-tip], [title], [aria-label]';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const sentence = (text: string): string => (/[.!?…)”]$/.test(text) || !text ? text : `${text}.`);

/** What is printed on a thing, in a few sentences. */
function printed(component: SaidComponent): string {
    const parts = [...component.needs, ...component.parts];
    return parts.map((part) => `${part.heading ? `${part.heading}: ` : ''}${sentence(plain(part.text))}`).join(' ');
}

class Help {
    on = $state(false);
    #names = $state.raw<Names>();
    #learnt = '';

    /** What things are called in a game. */
    async learn(rules: string, language: string): Promise<void> {
        if (this.#learnt === `${rules} ${language}`) return;
        this.#learnt = `${rules} ${language}`;
        this.#names = await ask<Names>('GET', `/api/rules/${rules}/names`, { query: { language } });
    }

    #phrase(...names: string[]): string {
        const known = names.find((name) => words.knows(name));
        return known ? words.say(known) : '';
    }

    /** What a thing is; things without a name of their own are what they say of themselves. */
    explain(game: Game, at: Element): Explained | undefined {
        const thing = at.closest(THINGS);
        const told = at.closest(TOLD);
        const [kind = '', id = ''] = (thing?.getAttribute('data-what') ?? '').split(' ');
        const now = (thing ?? told)?.getAttribute('data-now') ?? '';
        const tip = this.#tip(thing) || this.#tip(told);
        if (!thing) return tip || now ? { name: '', rule: tip, now: sentence(now) } : undefined;
        const component = game.component(kind, id);
        const { rules } = game.state;
        const listed = this.#names?.things[kind]?.[id];
        const called = this.#phrase(`what.${rules}.${kind}.${id}.name`, `what.frame.${kind}.name`);
        const of = this.#phrase(`what.${rules}.${kind}.name`);
        const name = component
            ? plain(component.name)
            : called || (listed && of ? words.say(`what.${rules}.${kind}.name`, listed) : (listed ?? of));
        const rule = [
            component ? printed(component) : '',
            this.#phrase(`what.${rules}.${kind}.${id}`, `what.${rules}.${kind}`, `what.frame.${kind}`),
        ];
        const said = rule.filter(Boolean).join(' ');
        // A tip that says what is said already is no news.
        const known = `${name} ${said}`.toLowerCase();
        const isNews = !known.includes(tip.toLowerCase().replace(`${name.toLowerCase()}: `, '').replace(/\.$/, ''));
        return { name: capital(name || tip), rule: said, now: sentence(now || (isNews ? tip : '')) };
    }

    #tip(at: Element | null): string {
        const said = ['data-tip', 'title', 'aria-label'].map((name) => at?.getAttribute(name) ?? '');
        return said.find(Boolean) ?? '';
    }
}

export const help = new Help();
