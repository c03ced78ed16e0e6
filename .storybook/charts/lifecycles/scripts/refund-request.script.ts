import { refundRequestMachine } from '@haat/machines/lifecycles/refund-request';
import { script } from '../../script';

export const refundRequest = script({
  machine: refundRequestMachine,
  events: {
    'answer.granted': { type: 'answer.granted' },
    'answer.refused': { type: 'answer.refused' },
    'request.withdrawn': { type: 'request.withdrawn' },
    'appeal.granted': { type: 'appeal.granted' },
    'appeal.refused': { type: 'appeal.refused' },
    'money.returned': { type: 'money.returned' },
    'refund.failed': { type: 'refund.failed' },
    'time.over': { type: 'time.over' },
  },
});
