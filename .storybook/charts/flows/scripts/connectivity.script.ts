import { connectivityMachine } from '@haat/machines/connectivity';
import { script } from '../../script';

export const connectivity = script({
  machine: connectivityMachine,
  events: {
    'connection.lost': { type: 'connection.lost' },
    'connection.back': { type: 'connection.back' },
    retry: { type: 'retry' },
  },
});
