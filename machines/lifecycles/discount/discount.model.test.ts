import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type DiscountEvent, type DiscountStatus, discountMachine, settle, transition } from '.';

const events: DiscountEvent[] = [
  { type: 'window.ahead' },
  { type: 'window.open' },
  { type: 'window.closed' },
  { type: 'uses.spent' },
  { type: 'uses.left' },
  { type: 'turned.off' },
  { type: 'turned.on' },
];
const statuses: DiscountStatus[] = ['scheduled', 'active', 'exhausted', 'expired', 'disabled'];

it('leaves no transition of a discount unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: discountMachine, events });
  console.info(`discount: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('comes to the same from wherever it was, unless it is turned off', () => {
  for (const status of statuses.filter((one) => one !== 'disabled')) {
    expect(settle(status, { window: 'ahead', isSpent: false })).toBe('scheduled');
    expect(settle(status, { window: 'ahead', isSpent: true })).toBe('scheduled');
    expect(settle(status, { window: 'open', isSpent: false })).toBe('active');
    expect(settle(status, { window: 'open', isSpent: true })).toBe('exhausted');
    expect(settle(status, { window: 'closed', isSpent: true })).toBe('expired');
  }
  for (const window of ['ahead', 'open', 'closed'] as const)
    expect(settle('disabled', { window, isSpent: false })).toBe('disabled');
});

it('is turned off once, from everywhere, and on again from there alone', () => {
  for (const status of statuses) {
    const isOff = status === 'disabled';
    expect(transition(status, { type: 'turned.off' })).toEqual(
      isOff ? { refused: true } : { state: 'disabled' },
    );
    expect(transition(status, { type: 'turned.on' })).toEqual(
      isOff ? { state: 'scheduled' } : { refused: true },
    );
  }
});
