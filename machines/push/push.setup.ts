import { assign, setup } from 'xstate';
import { type Failure, failureOf, missing } from '../failure';
import { type PortEvent, type PushMessage, type PushState, pushPorts } from './push.ports';

export interface PushContext {
  /** The device's token as the server has it. */
  savedToken: string | null;
  /** The token being registered. */
  token: string | null;
  wasOffered: boolean;
  failure: Failure | null;
}

export type PushEvent =
  | { type: 'push.turnOn' }
  | { type: 'push.turnOff' }
  /** The offer was seen and put aside. */
  | { type: 'offer.dismiss' }
  | PortEvent;

export const pushSetup = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    tags: {} as 'busy' | 'absent' | 'unsupported' | 'denied' | 'off' | 'on',
  },
  actors: pushPorts,
  guards: {
    isUnconfigured: (_, { isConfigured }: PushState) => !isConfigured,
    isUnsupported: (_, { isSupported }: PushState) => !isSupported,
    isDenied: (_, { permission }: Pick<PushState, 'permission'>) => permission === 'denied',
    isGranted: (_, { permission }: Pick<PushState, 'permission'>) => permission === 'granted',
    isOn: (_, { isWanted, permission }: PushState) => isWanted && permission === 'granted',
    isSaved: ({ context }, token: string) => token === context.savedToken,
  },
  actions: {
    /** Keeps the token as `notitoken`, or forgets it, and tells the session. */
    tellToken: (_args, _token: string | null) => missing('tellToken'),
    showMessage: (_args, _message: PushMessage) => missing('showMessage'),
    /** Remembers on this device that it was offered once. */
    rememberOffer: () => missing('rememberOffer'),
    /** Logs an error for developers. */
    reportError: (_args, _params: { error: unknown }) => missing('reportError'),
    keepPushState: assign((_, { savedToken, wasOffered }: PushState) => ({ savedToken, wasOffered })),
    keepToken: assign({ token: (_, token: string | null) => token }),
    keepSaved: assign({ savedToken: ({ context }) => context.token }),
    forgetToken: assign({ token: null, savedToken: null }),
    putOfferAside: assign({ wasOffered: true }),
    fail: assign({
      failure: (_, { error, fallback }: { error: unknown; fallback: string }) => failureOf(error, fallback),
    }),
    clearFailure: assign({ failure: null }),
  },
});
