import { sessionMachine } from '@haat/machines/session';
import { navigate } from 'wouter/use-browser-location';
import { fromCallback, fromPromise } from 'xstate';
import { isOnline, watchConnection } from '../services/browser/connection';
import { forgetFiles } from '../services/browser/file-store';
import { clearKept } from '../services/browser/remembered';
import { clearSession, readStored, storeSession } from '../services/browser/storage';
import { loadUser, postLogout, recordSession } from '../services/identity';
import { paths, signInPath } from './paths';
import type { Actors, Commands } from './provided';

const actors: Actors<typeof sessionMachine> = {
  readStored: fromPromise(async () => readStored()),
  loadUser: fromPromise(({ input, signal }) => loadUser(input.token, signal)),
  watchConnection: fromCallback(({ sendBack }) => {
    const tell = (online: boolean) => {
      if (online) sendBack({ type: 'connection.back' });
    };
    tell(isOnline());
    return watchConnection(tell);
  }),
  recordSession: fromPromise(({ input, signal }) => recordSession(input.token, signal)),
  // Without its signal: the farewell is for the server, and holds even when the next person has signed in meanwhile.
  postLogout: fromPromise(({ input }) => postLogout(input)),
};

const commands: Commands<
  typeof sessionMachine,
  'store' | 'clearStored' | 'forgetTyped' | 'goToLogin' | 'reportError'
> = {
  store: (_, signedIn) => storeSession(signedIn),
  clearStored: () => clearSession(),
  forgetTyped: () => {
    clearKept();
    void forgetFiles();
  },
  goToLogin: (_, { isReturning }) => goToSignIn(isReturning),
  reportError: (_, { error }) => console.warn(error),
};

/** The session with its real ports. */
export const liveSession = sessionMachine.provide({ actors, actions: commands });

function goToSignIn(isReturning: boolean) {
  const { pathname, search, hash } = window.location;
  if (pathname.toLowerCase() === paths.signIn) return;
  navigate(signInPath(isReturning ? pathname + search + hash : undefined), { replace: isReturning });
}
