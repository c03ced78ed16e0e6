import type { SignedIn } from '@haat/openapi';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

/** The two ways that a one-time password takes. */
export type AddressChannel = 'phone' | 'email';

/** Where a one-time password goes. */
export interface Addressee {
  channel: AddressChannel;
  /** The number or the e-mail address, as typed. */
  address: string;
}

export interface SentOtp {
  /** How long to wait before another may be asked for. */
  resendAfterSeconds: number;
  /** When it was sent by this device's clock, in ms since 1970. */
  sentAt: number;
}

export interface OtpProof extends Addressee {
  /** Six digits. */
  otp: string;
  name?: string | undefined;
  /** Sign-in from a preview as a buyer */
  isPurchaser: boolean;
  /** The referral code. */
  refId: string | null;
}

export interface GoogleProof {
  /** The credential that Google gave. */
  gtoken: string;
  refId: string | null;
}

export const signInPorts = {
  /** Asks for a one-time password by SMS or by e-mail. */
  sendOtp: fromPromise<SentOtp, Addressee>(async () => missing('sendOtp')),
  /** Exchanges a one-time password for the user and a token. */
  verifyOtp: fromPromise<SignedIn, OtpProof>(async () => missing('verifyOtp')),
  /** Exchanges a credential of Google for the user and a token. */
  verifyGoogle: fromPromise<SignedIn, GoogleProof>(async () => missing('verifyGoogle')),
};
