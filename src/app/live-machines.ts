import { connectivityMachine } from '@haat/machines/connectivity';
import { navigationMachine } from '@haat/machines/navigation';
import { sessionMachine } from '@haat/machines/session';
import { signInMachine } from '@haat/machines/sign-in';
import { navigate } from 'wouter/use-browser-location';
import { type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import { isOnline, watchConnection } from '../services/connection';
import { loadUser, postLogout, recordSession, sendOtp, verifyOtp } from '../services/identity';
import { clearSession, readStored, storeSession } from '../services/storage';
import { paths, signInPath } from './paths';

type Provided<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]>;
/** `provide` takes a part and a stub left out fails late, so the type asks for all of it. */
type Actors<Machine extends AnyStateMachine> = Required<NonNullable<Provided<Machine>['actors']>>;
/** The commands that a chart leaves to whoever runs it. */
type Commands<
  Machine extends AnyStateMachine,
  Name extends keyof NonNullable<Provided<Machine>['actions']>,
> = Required<Pick<NonNullable<Provided<Machine>['actions']>, Name>>;

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

const connectivityActors: Actors<typeof connectivityMachine> = {
  watchConnectivity: fromCallback(({ sendBack, receive }) => {
    const tell = (online: boolean) => sendBack({ type: online ? 'connection.back' : 'connection.lost' });
    if (!isOnline()) tell(false);
    receive(() => tell(isOnline()));
    return watchConnection(tell);
  }),
};

const connectivityCommands: Commands<typeof connectivityMachine, 'reloadPage'> = {
  reloadPage: () => window.location.reload(),
};

export const liveConnectivity = connectivityMachine.provide({
  actors: connectivityActors,
  actions: connectivityCommands,
});

/** The router knows which screen failed, so it says how to load that one again. */
export const liveNavigation = (retryNavigation: () => void) =>
  navigationMachine.provide({ actions: { retryNavigation } });
