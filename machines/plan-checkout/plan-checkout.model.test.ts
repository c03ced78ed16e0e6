import { expect, it } from 'vitest';
import { samplePlaced, samplePlan, samplePremium, sampleRefusal, walk } from '../testing';
import { planPurchaseMachine } from '.';

const choice = { plan: 'VVIP', period: 'month', key: 'visit' } as const;
const events = [
  { type: 'session.begun', token: 'token' },
  { type: 'period.choose', period: 'year' },
  { type: 'order.submit' },
  { type: 'retry' },
  { type: 'payment.left' },
  { type: 'xstate.done.actor.readPlan', output: samplePlan },
  { type: 'xstate.error.actor.readPlan', error: sampleRefusal(401, 'Sign in first') },
  { type: 'xstate.error.actor.readPlan', error: new TypeError('Failed to fetch') },
  { type: 'xstate.done.actor.orderPlan', output: samplePlaced },
  { type: 'xstate.error.actor.orderPlan', error: sampleRefusal(401, 'Sign in first') },
  { type: 'xstate.error.actor.orderPlan', error: sampleRefusal(409, 'The price is another one') },
  { type: 'xstate.error.actor.orderPlan', error: sampleRefusal(422, 'Add a number') },
];

it('leaves no transition of taking a plan unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: planPurchaseMachine,
    inputs: [
      { ...choice, token: 'token' },
      { ...choice, token: null },
    ],
    events,
    facet: (context) => [context.period, context.token !== null, Math.min(context.attempt, 1)],
  });
  console.info(`plan purchase: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
  expect(samplePremium.offers).toHaveLength(samplePlan.offers.length);
});
