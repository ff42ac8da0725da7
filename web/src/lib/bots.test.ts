import { expect, test } from 'vitest';
import { botName, inOrder } from './bots';
import { words } from './words.svelte';

test('levels come first, the weakest before the others', () => {
    const bots = ['expert', 'greedy', 'random', 'regular', 'rookie', 'veteran'].map((name) => ({
        name,
        text: [],
        parameters: {},
    }));
    expect(inOrder(bots).map((one) => one.name)).toEqual([
        'rookie',
        'regular',
        'veteran',
        'expert',
        'greedy',
        'random',
    ]);
});

test('a bot has the name of its language, if it has one', () => {
    words.teach({ 'web.bot.rookie': 'Nováček' }, 'cs');
    expect([botName('rookie'), botName('mine')]).toEqual(['Nováček', 'Mine']);
});
