import { pushSetup } from './push.setup';

/** Messages reach this device. Each visit looks whether its token is still the one the server has. */
export const on = pushSetup.createStateConfig({
  tags: 'on',
  invoke: { id: 'watchMessages', src: 'watchMessages' },
  on: {
    'message.came': { actions: { type: 'showMessage', params: ({ event }) => event.message } },
    'push.turnOff': { target: 'leaving', actions: 'clearFailure' },
    'permission.changed': '#push.looking',
  },
  initial: 'refreshing',
  states: {
    // What fails here fails again on the next visit, or goes better; the person is not asked to do anything about it.
    refreshing: {
      invoke: {
        id: 'registerAgain',
        src: 'register',
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'settled' },
          {
            target: 'saving',
            actions: [
              { type: 'keepToken', params: ({ event }) => event.output },
              { type: 'tellToken', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'settled',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveAgain',
        src: 'saveToken',
        input: ({ context }) => ({ token: context.token as string }),
        onDone: { target: 'settled', actions: 'keepSaved' },
        onError: {
          target: 'settled',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    settled: {},
  },
});
