import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type PayoutAccountEvent, type PayoutAccountState, payoutAccountMachine, transition } from '.';

const events: PayoutAccountEvent[] = [
  { type: 'check.valid' },
  { type: 'check.doubtful' },
  { type: 'check.invalid' },
  { type: 'review.accepted' },
  { type: 'review.refused' },
  { type: 'name.changed' },
  { type: 'remove' },
];

it('leaves no transition of a payout account unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: payoutAccountMachine, events });
  console.info(`payout account: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('can be removed whatever is known of it, and then stays so', () => {
  const states = Object.keys(payoutAccountMachine.states) as PayoutAccountState[];
  for (const state of states.filter((one) => one !== 'removed'))
    expect(transition(state, { type: 'remove' })).toEqual({ state: 'removed' });
  for (const event of events) expect(transition('removed', event)).toEqual({ refused: true });
});

it('is asked about again under another name, and not after a refusal', () => {
  expect(transition('verified', { type: 'name.changed' })).toEqual({ state: 'checking' });
  expect(transition('refused', { type: 'name.changed' })).toEqual({ refused: true });
});
