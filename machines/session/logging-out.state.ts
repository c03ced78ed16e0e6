import { loggedOut } from './logged-out.state';
import { sessionSetup } from './session.setup';

/**
 * What this device remembers is gone before the farewell is sent, so that it stays gone if that fails or never ends.
 * Whoever comes next does not wait for it.
 */
export const loggingOut = sessionSetup.createStateConfig({
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
