import { loggedIn } from './logged-in.state';
import { loggedOut } from './logged-out.state';
import { nobody, sessionSetup } from './session.setup';

/** Local data is cleared before the logout request, so that it stays cleared if the request fails or hangs. The next sign-in does not wait for it. */
const loggingOut = sessionSetup.createStateConfig({
  tags: ['busy', 'guest'],
  entry: 'clearStored',
  invoke: {
    id: 'postLogout',
    src: 'postLogout',
    input: ({ context }) => context.leaving,
    onDone: 'loggedOut',
    onError: 'loggedOut',
  },
  on: loggedOut.on,
});

/** The session of this device. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { ...nobody, notitoken: null, leaving: { token: null, notitoken: null }, failure: null },
  initial: 'starting',
  on: {
    'notitoken.changed': { actions: { type: 'keepNotitoken', params: ({ event }) => event.notitoken } },
  },
  states: {
    starting: {
      tags: ['busy', 'deciding'],
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output.token },
            target: 'loggedIn.loading',
            actions: { type: 'keepStored', params: ({ event }) => event.output },
          },
          { target: 'loggedOut' },
        ],
        onError: {
          target: 'loggedOut',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loggedOut,
    loggedIn,
    loggingOut,
  },
});
