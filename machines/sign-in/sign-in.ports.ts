import type { SignedIn } from '@haat/contract';
import { fromPromise } from 'xstate';
import { missing } from '../failure';

export interface OtpRequest {
  phone: string;
}

export interface OtpOnItsWay {
  /** How long to wait before another may be asked for. */
  resendAfterSeconds: number;
  /** When it was sent by this device's clock, in ms since 1970. */
  sentAt: number;
}

export interface OtpProof {
  phone: string;
  /** Six digits. */
  otp: string;
  name?: string | undefined;
  /** Signing in from a preview, as somebody who buys; `is_p` of the contract. */
  isPurchaser: boolean;
}

export const signInPorts = {
  /** Asks for a one-time password by SMS. */
  sendOtp: fromPromise<OtpOnItsWay, OtpRequest>(async () => missing('sendOtp')),
  /** Exchanges a one-time password for the user and a token. */
  verifyOtp: fromPromise<SignedIn, OtpProof>(async () => missing('verifyOtp')),
};
