import { pushMachine } from '@haat/machines/push';
import { selectIsAuthenticated, selectUser, type sessionMachine } from '@haat/machines/session';
import { type ActorRefFrom, fromCallback, fromPromise, waitFor } from 'xstate';
import * as push from '../services/push';
import type { Actors, Commands } from './provided';

type Session = ActorRefFrom<typeof sessionMachine>;

const userOf = async (session: Session, signal?: AbortSignal) => {
  const signedIn = await waitFor(session, (snapshot) => selectUser(snapshot) !== null, {
    timeout: Number.POSITIVE_INFINITY,
    ...(signal && { signal }),
  });
  return selectUser(signedIn)?.id ?? '';
};

/** Push notifications for the signed-in user. `show` displays */
export function livePush(session: Session, show: (message: { text: string; link: string | null }) => void) {
  const actors: Actors<typeof pushMachine> = {
    readDevice: fromPromise(async ({ signal }) => push.readPushState(await userOf(session, signal))),
    askPermission: fromPromise(() => push.askPermission()),
    register: fromPromise(() => push.register()),
    saveToken: fromPromise(async ({ input, signal }) =>
      push.saveToken(await userOf(session, signal), input.token, signal),
    ),
    unregister: fromPromise(() => push.unregister()),
    watchPermission: fromCallback(({ sendBack }) =>
      push.watchPermission(() => sendBack({ type: 'permission.changed' })),
    ),
    watchMessages: fromCallback(({ sendBack }) =>
      push.watchMessages((message) => sendBack({ type: 'message.came', message })),
    ),
  };
  const commands: Commands<
    typeof pushMachine,
    'tellToken' | 'showMessage' | 'rememberOffer' | 'reportError'
  > = {
    tellToken: (_, token) => {
      push.keepNotitoken(token);
      session.send({ type: 'notitoken.changed', notitoken: token });
    },
    showMessage: (_, { title, text, link }) => show({ text: [title, text].filter(Boolean).join('. '), link }),
    rememberOffer: () => push.rememberOffer(),
    reportError: (_, { error }) => console.error(error),
  };
  return pushMachine.provide({ actors, actions: commands });
}

/** Nothing is shown on a device whose person has signed out, even when the server could not be told. */
export function releaseAfter(session: Session): void {
  if (selectIsAuthenticated(session.getSnapshot())) return;
  push.release().catch((error: unknown) => console.error(error));
}
