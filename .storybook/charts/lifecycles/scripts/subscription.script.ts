import { subscriptionMachine } from '@haat/machines/lifecycles/subscription';
import { script } from '../../script';

export const subscription = script({
  machine: subscriptionMachine,
  events: {
    'period.paid': { type: 'period.paid' },
    'period.ended': { type: 'period.ended' },
    'period.returned': { type: 'period.returned' },
    'charge.awaited': { type: 'charge.awaited' },
    'charge.failed': { type: 'charge.failed' },
    'grace.ended': { type: 'grace.ended' },
    'buyer.paused': { type: 'buyer.paused' },
    'pause.ended': { type: 'pause.ended' },
    'buyer.cancelled': { type: 'buyer.cancelled' },
    'buyer.stayed': { type: 'buyer.stayed' },
  },
});
