import { planMachine } from '@haat/machines/lifecycles/plan';
import { script } from '../../script';

export const plan = script({
  machine: planMachine,
  events: {
    'plan.bought': { type: 'plan.bought' },
    'plan.cancelled': { type: 'plan.cancelled' },
    'plan.kept': { type: 'plan.kept' },
    'term.passed': { type: 'term.passed' },
    'terms.ended': { type: 'terms.ended' },
    'grace.ended': { type: 'grace.ended' },
    'plan.returned': { type: 'plan.returned' },
  },
});
