import { refundMachine } from '@haat/machines/lifecycles/refund';
import { script } from '../../script';

export const refund = script({
  machine: refundMachine,
  events: {
    'gateway.waiting': { type: 'gateway.waiting' },
    'gateway.refunded': { type: 'gateway.refunded' },
    'gateway.refused': { type: 'gateway.refused' },
  },
});
