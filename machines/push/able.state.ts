import { on } from './on.state';
import { pushSetup } from './push.setup';

const notOn = 'Notifications could not be turned on. Check the connection and try again.';
const notOff = 'Notifications could not be turned off. Try again.';

/** This browser takes messages of this installation; the rest is for the person to say. */
export const able = pushSetup.createStateConfig({
  invoke: { id: 'watchPermission', src: 'watchPermission' },
  initial: 'off',
  states: {
    off: {
      tags: 'off',
      on: {
        'push.turnOn': { target: 'asking', actions: ['clearFailure', 'rememberOffer', 'putOfferAside'] },
        'offer.dismiss': { actions: ['rememberOffer', 'putOfferAside'] },
        'permission.changed': '#push.looking',
      },
    },
    denied: { tags: 'denied', on: { 'permission.changed': '#push.looking' } },
    // The only place where the browser's own question comes from, and only a press leads here.
    asking: {
      tags: ['off', 'busy'],
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ permission: event.output }) },
            target: 'joining',
          },
          {
            guard: { type: 'isDenied', params: ({ event }) => ({ permission: event.output }) },
            target: 'denied',
          },
          { target: 'off' },
        ],
        onError: {
          target: 'off',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error, fallback: notOn }) },
        },
      },
    },
    joining: {
      tags: ['off', 'busy'],
      initial: 'registering',
      states: {
        registering: {
          invoke: {
            id: 'register',
            src: 'register',
            onDone: {
              target: 'saving',
              actions: [
                { type: 'keepToken', params: ({ event }) => event.output },
                { type: 'tellToken', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: '#push.able.off',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, fallback: notOn }) },
            },
          },
        },
        saving: {
          invoke: {
            id: 'saveToken',
            src: 'saveToken',
            input: ({ context }) => ({ token: context.token as string }),
            onDone: { target: '#push.able.on.settled', actions: 'keepSaved' },
            onError: {
              target: '#push.able.off',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, fallback: notOn }) },
            },
          },
        },
      },
    },
    on,
    leaving: {
      tags: ['on', 'busy'],
      invoke: {
        id: 'unregister',
        src: 'unregister',
        onDone: { target: 'off', actions: ['forgetToken', { type: 'tellToken', params: null }] },
        onError: {
          target: 'on.settled',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error, fallback: notOff }) },
        },
      },
    },
  },
});
