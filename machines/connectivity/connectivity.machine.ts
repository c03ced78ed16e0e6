import { sendTo, setup } from 'xstate';
import { missing } from '../failure';
import { type ConnectionEvent, connectivityPorts } from './connectivity.ports';

export type ConnectivityEvent = ConnectionEvent | { type: 'retry' };

/** Whether the browser is online, and the reload a person asked for while it was not. */
export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityEvent,
    tags: {} as 'offline' | 'busy',
  },
  actors: connectivityPorts,
  actions: {
    reloadPage: () => missing('reloadPage'),
    askHowThingsStand: sendTo('watchConnectivity', { type: 'connection.check' }),
  },
}).createMachine({
  id: 'connectivity',
  invoke: { id: 'watchConnectivity', src: 'watchConnectivity' },
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: {
      tags: 'offline',
      on: { 'connection.back': 'online', retry: 'waitingForOnline' },
    },
    waitingForOnline: {
      tags: ['offline', 'busy'],
      // The browser may have come back without saying so.
      entry: 'askHowThingsStand',
      on: { 'connection.back': { target: 'online', actions: 'reloadPage' } },
    },
  },
});
