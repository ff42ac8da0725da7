import { expect, test } from 'vitest';
import { asked } from './asked';

const space = { ref: 'lab', id: '5t', text: 'space 5' };

test('what a question is about stands apart from it', () => {
    expect(asked(['Which building? (', space, ')'])).toEqual({ question: ['Which building?'], about: [space] });
    expect(asked(['Where do you move the piece? (bot on G6; mine)'])).toEqual({
        question: ['Where do you move the piece?'],
        about: ['bot on G6; mine'],
    });
});

test('a question without that stays as it is', () => {
    expect(asked(['Which building?'])).toEqual({ question: ['Which building?'], about: [] });
    expect(asked([space, ' or not?'])).toEqual({ question: [space, ' or not?'], about: [] });
});
