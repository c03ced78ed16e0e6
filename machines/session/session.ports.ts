import type { User } from '@haat/openapi';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { missing } from '../failure';

/** What this device remembers of the session between visits. */
export interface Stored {
  /** `authToken` */
  token: string | null;
  /** `authuser`, to greet before the server has answered. */
  user: User | null;
  /** `notitoken`, the device's push-notification token. */
  notitoken: string | null;
}

export interface Loaded {
  user: User;
  /** Whether the user's KYC is complete. */
  kyc: boolean;
}

export const sessionPorts = {
  /** Reads what this device remembers. */
  readStored: fromPromise<Stored>(async () => missing('readStored')),
  /** Asks the server whose token this is. Rejects with `OfflineError` when there was no network to ask over. */
  loadUser: fromPromise<Loaded, { token: string }>(async () => missing('loadUser')),
  /** Sends `connection.back` once the browser is online; immediately if it already is. */
  watchConnection: fromCallback<EventObject>(() => missing('watchConnection')),
  /** Tells the server which device this session is on. */
  recordSession: fromPromise<void, { token: string }>(async () => missing('recordSession')),
  /** Ends the session and its push notifications on the server. Continues even if nothing awaits it. */
  postLogout: fromPromise<void, { token: string | null; notitoken: string | null }>(async () =>
    missing('postLogout'),
  ),
};
