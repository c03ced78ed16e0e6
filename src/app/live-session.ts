import { sessionMachine } from '@haat/machines/session';
import { isOnline, watchConnection } from '@haat/web/browser/connection';
import { forgetFiles } from '@haat/web/browser/file-store';
import { clearKept } from '@haat/web/browser/remembered';
import { clearSession, readStored, storeSession } from '@haat/web/browser/storage';
import { paths, signInPath } from '@haat/web/paths';
import { loadUser, postLogout, recordSession } from '@haat/web/services/identity';
import { navigate } from 'wouter/use-browser-location';
import { fromCallback, fromPromise } from 'xstate';
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
  // Without an abort signal: the logout has to reach the server, even after another user has signed in.
  postLogout: fromPromise(({ input }) => postLogout(input)),
};

const commands: Commands<
  typeof sessionMachine,
  'store' | 'clearStored' | 'forgetTyped' | 'forgetKept' | 'goToLogin' | 'reportError'
> = {
  store: (_, signedIn) => storeSession(signedIn),
  clearStored: () => clearSession(),
  forgetTyped: () => {
    clearKept();
    void forgetFiles();
  },
  forgetKept: (_, { isOver }) => {
    if (isOver)
      import('@haat/web/offline/kept').then(
        (kept) => kept.forgetKept(),
        // Not loaded, and no network: it goes with the next page that the server refuses.
        () => {},
      );
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
