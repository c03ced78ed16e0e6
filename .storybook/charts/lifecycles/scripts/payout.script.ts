import { payoutMachine } from '@haat/machines/lifecycles/payout';
import { script } from '../../script';

export const payout = script({
  machine: payoutMachine,
  events: {
    'gateway.took': { type: 'gateway.took' },
    'gateway.paid': { type: 'gateway.paid' },
    'gateway.failed': { type: 'gateway.failed' },
    'gateway.rejected': { type: 'gateway.rejected' },
    'gateway.reversed': { type: 'gateway.reversed' },
  },
});
