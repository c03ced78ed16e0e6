import { fromCallback, fromPromise } from 'xstate';
import { missing } from '../failure';

/** What the browser says about notifications of this site. */
export type Permission = 'default' | 'granted' | 'denied';

/** Push status on this device. */
export interface PushState {
  /** Whether this installation sends push messages at all. */
  isConfigured: boolean;
  /** Whether this browser takes them. */
  isSupported: boolean;
  permission: Permission;
  /** Turned on here by the person who is signed in now. */
  isWanted: boolean;
  /** The device token registered at the server; null if it has to be registered again. */
  savedToken: string | null;
  /** Whether it has been offered here before without being asked for. */
  wasOffered: boolean;
}

/** A message received while the app is visible. */
export interface PushMessage {
  title: string;
  text: string;
  /** Where it leads; null when nowhere. */
  link: string | null;
}

export type PortEvent = { type: 'permission.changed' } | { type: 'message.came'; message: PushMessage };
/** Subscriptions take no events. */
type NoQuestion = { type: 'none' };

export const pushPorts = {
  /** Reads the status once the user is known. Does not prompt and loads nothing. */
  readDevice: fromPromise<PushState>(async () => missing('readDevice')),
  /** The browser's own question. `default` when it is closed without an answer. */
  askPermission: fromPromise<Permission>(async () => missing('askPermission')),
  /** Lets this device be reached; answers its token. */
  register: fromPromise<string>(async () => missing('register')),
  /** Tells the server the device's token. */
  saveToken: fromPromise<void, { token: string }>(async () => missing('saveToken')),
  /** Lets this device be reached no more. */
  unregister: fromPromise<void>(async () => missing('unregister')),
  /** Says `permission.changed` when the person changes it in the browser's own settings. */
  watchPermission: fromCallback<NoQuestion>(() => missing('watchPermission')),
  /** Sends `message.came` for each message received while the app is visible. */
  watchMessages: fromCallback<NoQuestion>(() => missing('watchMessages')),
};
