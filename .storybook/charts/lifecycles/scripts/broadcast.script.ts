import { broadcastMachine } from '@haat/machines/lifecycles/broadcast';
import { script } from '../../script';

export const broadcast = script({
  machine: broadcastMachine,
  events: {
    'time.reached': { type: 'time.reached' },
    'start.failed': { type: 'start.failed' },
    'creator.paused': { type: 'creator.paused' },
    'creator.resumed': { type: 'creator.resumed' },
    'creator.cancelled': { type: 'creator.cancelled' },
    'recipients.done': { type: 'recipients.done' },
  },
});
