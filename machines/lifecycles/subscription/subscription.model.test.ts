import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { isOpen, type SubscriptionEvent, type SubscriptionStatus, subscriptionMachine, transition } from '.';

const types = [
  'period.paid',
  'period.ended',
  'period.returned',
  'charge.awaited',
  'charge.failed',
  'grace.ended',
  'buyer.paused',
  'pause.ended',
  'buyer.cancelled',
  'buyer.stayed',
] as const satisfies readonly SubscriptionEvent['type'][];
const events: SubscriptionEvent[] = types.map((type) => ({ type }));
const states = Object.keys(subscriptionMachine.states) as SubscriptionStatus[];

it('leaves no transition of a subscription unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: subscriptionMachine, events });
  console.info(`subscription: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('takes money for another period wherever it stands, and is active then', () => {
  for (const state of states) expect(transition(state, { type: 'period.paid' })).toEqual({ state: 'active' });
});

it('ends without a buyer doing anything, and never before what is paid for has run out', () => {
  expect(transition('active', { type: 'period.ended' })).toEqual({ state: 'grace' });
  expect(transition('grace', { type: 'grace.ended' })).toEqual({ state: 'expired' });
  expect(transition('cancelled', { type: 'period.ended' })).toEqual({ state: 'expired' });
  expect(transition('active', { type: 'grace.ended' })).toEqual({ refused: true });
  expect(transition('paused', { type: 'period.ended' })).toEqual({ refused: true });
});

it('can be left from every state in which it goes on', () => {
  const left = (state: SubscriptionStatus) => transition(state, { type: 'buyer.cancelled' }).state;
  expect(states.map((state) => [state, left(state)])).toEqual([
    ['trialing', 'cancelled'],
    ['active', 'cancelled'],
    ['pastDue', 'expired'],
    ['grace', 'expired'],
    ['paused', 'cancelled'],
    ['cancelled', undefined],
    ['expired', undefined],
  ]);
});

it('is open but for a pause and after its end', () => {
  expect(states.filter((state) => !isOpen(state))).toEqual(['paused', 'expired']);
});
