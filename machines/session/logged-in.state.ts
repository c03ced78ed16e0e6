import { type ApiError, failureOf } from '../failure';
import { sessionSetup } from './session.setup';

const loadingFailed = 'User validation failed';

/** The server has ended the session, from another device perhaps. No other failure takes what was saved here. */
const isRefused = (error: unknown): boolean => (error as Partial<ApiError> | null)?.status === 401;

/** There is a token. It is verified by loading its user. */
export const loggedIn = sessionSetup.createStateConfig({
  tags: 'authenticated',
  initial: 'loading',
  on: {
    'session.logout': {
      target: 'loggingOut',
      actions: [
        'forget',
        'forgetTyped',
        { type: 'forgetKept', params: { isOver: true } },
        { type: 'goToLogin', params: { isReturning: false } },
      ],
    },
    // The tab that signed out has done the farewell and emptied the storage. Why it did is not known here, so this one
    // can be come back to.
    'storage.changed': [
      {
        guard: { type: 'isGone', params: ({ event }) => event.token },
        target: 'loggedOut',
        actions: ['forget', { type: 'goToLogin', params: { isReturning: true } }],
      },
      {
        guard: { type: 'isAnotherToken', params: ({ event }) => event.token },
        target: '.loading',
        actions: { type: 'keepToken', params: ({ event }) => event.token },
      },
    ],
    'user.changed': {
      actions: [
        { type: 'keepUser', params: ({ event }) => event.user },
        {
          type: 'store',
          params: ({ context, event }) => ({ user: event.user, token: context.token as string }),
        },
      ],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        input: ({ context }) => ({ token: context.token as string }),
        onDone: {
          target: 'settled',
          actions: [
            { type: 'keepLoaded', params: ({ event }) => event.output },
            {
              type: 'store',
              params: ({ context, event }) => ({ user: event.output.user, token: context.token as string }),
            },
          ],
        },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'waitingForConnection',
          },
          {
            target: '#session.loggingOut',
            actions: [
              'forget',
              { type: 'forgetKept', params: ({ event }) => ({ isOver: isRefused(event.error) }) },
              { type: 'fail', params: ({ event }) => failureOf(event.error, loadingFailed) },
              { type: 'goToLogin', params: { isReturning: true } },
            ],
          },
        ],
      },
    },
    // Being offline does not sign out: no response means nothing was rejected.
    waitingForConnection: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: { 'connection.back': 'loading' },
    },
    // Once for each verification, because nothing else leads here.
    recordingSession: {
      invoke: {
        id: 'recordSession',
        src: 'recordSession',
        input: ({ context }) => ({ token: context.token as string }),
        onDone: { target: 'settled', actions: 'keepRecorded' },
        onError: {
          target: 'settled',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    settled: { on: { 'session.questioned': 'loading' } },
  },
});
