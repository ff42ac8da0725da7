import { expect, it } from 'vitest';
import type { SaidOption } from '../wire';
import { question } from '../lib/testing';
import { asksAmount, byAmount } from './amount';

it('how many is asked with a slider, from the least to the most, if there are more than two', () => {
    const many = (amount: number): SaidOption => ({
        notation: `amount ${amount}`,
        label: [String(amount)],
        about: [{ kind: 'resource', id: 'energy', amount }],
    });
    const asked = question([many(3), many(2), many(1)], { kind: 'amount' });
    expect(asksAmount(asked)).toBe(true);
    expect(asksAmount({ ...asked, options: asked.options.slice(1) })).toBe(false);
    expect(asksAmount({ ...asked, kind: 'target' })).toBe(false);
    expect(byAmount(asked.options).map((one) => one.notation)).toEqual(['amount 1', 'amount 2', 'amount 3']);
});
