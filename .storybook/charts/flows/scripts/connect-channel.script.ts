import { connectChannelMachine } from '@haat/machines/connect-channel';
import { script } from '../../script';

export const connectChannel = script({
  machine: connectChannelMachine,
  events: {
    connect: { type: 'connect', connections: [] },
    'connections.loaded: one is new': {
      type: 'connections.loaded',
      connections: [{ id: '-1001', status: 'ready' }],
    },
    cancel: { type: 'cancel' },
  },
  answers: {
    startConnection: {
      'a link': { deepLink: 'https://t.me/haat_bot?start=connect_x', expiresInMs: 900_000 },
    },
  },
});
