import type { User } from '@haat/contract';
import { fromPromise } from 'xstate';
import { missing } from '../failure';
import type { Addressee, OtpOnItsWay } from '../sign-in';

export const addAddressPorts = {
  /** Asks for a one-time password to the address. */
  startAddress: fromPromise<OtpOnItsWay, Addressee>(async () => missing('startAddress')),
  /** Exchanges the password for one more way into the account. */
  proveAddress: fromPromise<User, Addressee & { otp: string }>(async () => missing('proveAddress')),
};
