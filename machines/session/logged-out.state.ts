import { sessionSetup } from './session.setup';

/** Signed out, unless another tab has stored a token since. */
export const loggedOut = sessionSetup.createStateConfig({
  tags: 'guest',
  initial: 'settled',
  on: {
    'session.verified': {
      target: 'loggedIn.recordingSession',
      actions: [
        { type: 'keepVerified', params: ({ event }) => ({ user: event.user, token: event.token }) },
        { type: 'store', params: ({ event }) => ({ user: event.user, token: event.token }) },
      ],
    },
    'storage.changed': {
      guard: { type: 'hasToken', params: ({ event }) => event.token },
      target: 'loggedIn.loading',
      actions: { type: 'keepToken', params: ({ event }) => event.token },
    },
  },
  states: {
    settled: { on: { 'navigation.started': 'lookingAgain' } },
    lookingAgain: {
      invoke: {
        id: 'readAgain',
        src: 'readStored',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output.token },
            target: '#session.loggedIn.loading',
            actions: { type: 'keepStored', params: ({ event }) => event.output },
          },
          { target: 'settled' },
        ],
        onError: {
          target: 'settled',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
