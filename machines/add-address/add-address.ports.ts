import type { User } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';
import type { Addressee, SentOtp } from '../sign-in';

export interface AddressProof extends Addressee {
  otp: string;
  code: string | null;
}

export const addAddressPorts = {
  /** Asks for a one-time password to the address. */
  startAddress: fromPromise<SentOtp, Addressee>(async () => missing('startAddress')),
  /** Exchanges the password, and a code to the oldest address where one is needed, for one more way into the account. */
  proveAddress: fromPromise<User, AddressProof>(async () => missing('proveAddress')),
};
