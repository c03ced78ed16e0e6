import type { User } from '@haat/contract';
import { fromPromise } from 'xstate';
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
  /** Asks the server whose token this is. */
  loadUser: fromPromise<Loaded, { token: string }>(async () => missing('loadUser')),
  /** Tells the server which device this session is on. */
  recordSession: fromPromise<void, { token: string }>(async () => missing('recordSession')),
  /** Ends the session on the server, and its notifications. */
  postLogout: fromPromise<void, { token: string | null; notitoken: string | null }>(async () =>
    missing('postLogout'),
  ),
};
