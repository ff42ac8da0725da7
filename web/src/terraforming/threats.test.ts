import { expect, test } from 'vitest';
import { option, question } from '../lib/testing';
import { offered } from './threats';

test('where it is asked whom to take from, those are meant whom the server names, with how much', () => {
    const asks = question(
        [
            {
                ...option('seat 1'),
                about: [
                    { kind: 'seat', id: '1' },
                    { kind: 'resource', id: 'plants', amount: 3 },
                ],
            },
            option('none'),
        ],
        { kind: 'target' },
    );
    expect(offered(asks)).toEqual([{ seat: 1, of: 'stock', resource: 'plants', number: 3 }]);
});
