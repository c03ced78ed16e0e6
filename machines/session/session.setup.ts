import type { SignedIn, User } from '@haat/openapi';
import { assign, setup } from 'xstate';
import { type Failure, missing, OfflineError } from '../failure';
import { type Loaded, type Stored, sessionPorts } from './session.ports';

export interface SessionContext {
  token: string | null;
  user: User | null;
  isKycComplete: boolean;
  /** Whether the server has been told which device this session is on. */
  isRecorded: boolean;
  notitoken: string | null;
  /** What the session that is being ended needs for its farewell; its token is no longer ours to use. */
  leaving: { token: string | null; notitoken: string | null };
  failure: Failure | null;
}

export type SessionEvent =
  /** A sign-in ended well. */
  | ({ type: 'session.verified' } & SignedIn)
  | { type: 'session.logout' }
  /** A call was answered 401: is the token still good? */
  | { type: 'session.questioned' }
  | { type: 'navigation.started' }
  /** Of the port that watches it. */
  | { type: 'connection.back' }
  /** Another tab signed in (a token) or out (null). */
  | { type: 'storage.changed'; token: string | null }
  | { type: 'user.changed'; user: User }
  | { type: 'notitoken.changed'; notitoken: string | null };

export const nobody = { token: null, user: null, isKycComplete: false, isRecorded: false } as const;

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'deciding' | 'guest' | 'authenticated',
  },
  actors: sessionPorts,
  guards: {
    hasToken: (_, token: string | null) => token !== null && token !== '',
    isGone: (_, token: string | null) => token === null || token === '',
    isOffline: (_, { error }: { error: unknown }) => error instanceof OfflineError,
    isAnotherToken: ({ context }, token: string | null) => token !== context.token,
  },
  actions: {
    /** Writes `authToken` and `authuser`. */
    store: (_args, _signedIn: SignedIn) => missing('store'),
    /** Removes `authToken`, `authuser` and `notitoken`. */
    clearStored: () => missing('clearStored'),
    /** Removes what was typed on this device and has not been sent. */
    forgetTyped: () => missing('forgetTyped'),
    /** Removes what is kept on this device for a time without a network, where the session has ended. */
    forgetKept: (_args, _params: { isOver: boolean }) => missing('forgetKept'),
    /** Leads to the login screen; `isReturning` asks to come back here after signing in. */
    goToLogin: (_args, _params: { isReturning: boolean }) => missing('goToLogin'),
    /** Logs an error for developers. */
    reportError: (_args, _params: { error: unknown }) => missing('reportError'),
    keepStored: assign((_, stored: Stored) => ({ ...stored, failure: null })),
    keepVerified: assign((_, { user, token }: SignedIn) => ({ ...nobody, user, token, failure: null })),
    keepRecorded: assign({ isRecorded: true }),
    keepLoaded: assign((_, loaded: Loaded) => ({
      user: loaded.user,
      isKycComplete: loaded.kyc,
      failure: null,
    })),
    keepUser: assign({ user: (_, user: User) => user }),
    keepToken: assign((_, token: string | null) => ({ ...nobody, token, failure: null })),
    keepNotitoken: assign({ notitoken: (_, notitoken: string | null) => notitoken }),
    forget: assign(({ context }) => ({
      ...nobody,
      notitoken: null,
      failure: null,
      leaving: { token: context.token, notitoken: context.notitoken },
    })),
    fail: assign({ failure: (_, failure: Failure) => failure }),
  },
});
