import { type Permission, type PushState, pushMachine } from '@haat/machines/push';
import { fromCallback, fromPromise } from 'xstate';

const nothing = () => undefined;

/** Push messages in a story: a device on which things stand as given, and whose person answers the browser's question so. */
export function playedPush(pushState: Partial<PushState>, permission: Permission = 'granted') {
  const read = async (): Promise<PushState> => ({
    isConfigured: true,
    isSupported: true,
    permission: 'default',
    isWanted: false,
    savedToken: null,
    wasOffered: true,
    ...pushState,
  });
  return pushMachine.provide({
    actors: {
      readDevice: fromPromise<PushState>(read),
      askPermission: fromPromise<Permission>(async () => permission),
      register: fromPromise<string>(async () => 'story'),
      saveToken: fromPromise<void, { token: string }>(async () => undefined),
      unregister: fromPromise<void>(async () => undefined),
      watchPermission: fromCallback<{ type: 'none' }>(nothing),
      watchMessages: fromCallback<{ type: 'none' }>(nothing),
    },
    actions: { tellToken: nothing, showMessage: nothing, rememberOffer: nothing, reportError: nothing },
  });
}
