import { setup } from 'xstate';

export type PlanEvent =
  /** A time on a plan has been paid for: now, after the one that runs, or instead of it. */
  | { type: 'plan.bought' }
  /** It is to end when what is paid for is over. */
  | { type: 'plan.cancelled' }
  /** It is to go on after all, on this plan or another. */
  | { type: 'plan.kept' }
  /** One paid time is over and the next one begins. */
  | { type: 'term.passed' }
  /** All that was paid for is over. */
  | { type: 'terms.ended' }
  | { type: 'grace.ended' }
  /** The money of all that was left has gone back. */
  | { type: 'plan.returned' };

/**
 * How an account stands with its plan. Nothing is charged by itself: a plan ends unless it is paid for again. Whoever has not said that it
 * should end keeps it for a few days more, so that nobody falls back over a weekend.
 */
export const planMachine = setup({
  types: { events: {} as PlanEvent },
}).createMachine({
  id: 'plan',
  initial: 'free',
  states: {
    free: { on: { 'plan.bought': 'active' } },
    active: {
      on: {
        'plan.bought': 'active',
        'plan.kept': 'active',
        'plan.cancelled': 'ending',
        'term.passed': 'active',
        'terms.ended': 'grace',
        'plan.returned': 'free',
      },
    },
    ending: {
      on: {
        'plan.bought': 'active',
        'plan.kept': 'active',
        'term.passed': 'ending',
        'terms.ended': 'free',
        'plan.returned': 'free',
      },
    },
    grace: { on: { 'plan.bought': 'active', 'grace.ended': 'free', 'plan.returned': 'free' } },
  },
});
