import { sessionMachine } from '@haat/machines/session';
import { signInMachine } from '@haat/machines/sign-in';
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { loadUser, postLogout, recordSession, sendOtp, verifyOtp } from '../services/identity';
import { clearSession, readStored, storeSession } from '../services/storage';
import { paths, signInPath } from './paths';
import type { Actors, Commands } from './provided';

const sessionActors: Actors<typeof sessionMachine> = {
  readStored: fromPromise(async () => readStored()),
  loadUser: fromPromise(({ input, signal }) => loadUser(input.token, signal)),
  recordSession: fromPromise(({ input, signal }) => recordSession(input.token, signal)),
  postLogout: fromPromise(({ input, signal }) => postLogout(input, signal)),
};

const sessionCommands: Commands<
  typeof sessionMachine,
  'store' | 'clearStored' | 'goToLogin' | 'reportError'
> = {
  store: (_, signedIn) => storeSession(signedIn),
  clearStored: () => clearSession(),
  goToLogin: (_, { isReturning }) => goToSignIn(isReturning),
  reportError: (_, { error }) => console.error(error),
};

export const liveSession = sessionMachine.provide({ actors: sessionActors, actions: sessionCommands });

/** Only from a screen that asks for sign-in: a public page stays where it is. */
function goToSignIn(isReturning: boolean) {
  const { pathname, search } = window.location;
  if (pathname === paths.signIn) return;
  navigate(signInPath(isReturning ? pathname + search : undefined), { replace: isReturning });
}

const signInActors: Actors<typeof signInMachine> = {
  sendOtp: fromPromise(({ input, signal }) => sendOtp(input, signal)),
  verifyOtp: fromPromise(({ input, signal }) => verifyOtp(input, signal)),
};

export const liveSignIn = signInMachine.provide({ actors: signInActors });
