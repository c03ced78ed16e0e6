import type { SignedIn } from '@haat/contract';
import { assign, cancel, raise, setup } from 'xstate';
import type { Failure } from '../failure';
import { signInPorts } from './sign-in.ports';

export interface SignInInput {
  /** Signing in from a preview, as somebody who buys. */
  isPurchaser?: boolean | undefined;
  /** A number already known, so that it need not be typed again. */
  phone?: string | undefined;
}

export interface SignInContext {
  phone: string;
  otp: string;
  name: string | undefined;
  isPurchaser: boolean;
  failure: Failure | null;
  resendAfterSeconds: number;
  /** When another password may be asked for, in ms since 1970 by this device's clock; for drawing only. */
  resendAt: number | null;
  isResendOpen: boolean;
  signedIn: SignedIn | null;
}

export type SignInEvent =
  | { type: 'phone.edit' }
  | { type: 'phone.submit'; phone: string }
  | { type: 'phone.change' }
  | { type: 'otp.edit' }
  | { type: 'otp.submit'; otp: string; name?: string | undefined }
  | { type: 'otp.resend' }
  | { type: 'resend.opened' };

export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignedIn,
    tags: {} as 'busy' | 'phone' | 'otp',
  },
  actors: signInPorts,
  delays: {
    resendWait: ({ context }) => context.resendAfterSeconds * 1000,
  },
  guards: {
    hasPhone: (_, phone: string) => phone.trim() !== '',
    isOtpComplete: (_, otp: string) => /^[0-9]{6}$/.test(otp),
    isResendOpen: ({ context }) => context.isResendOpen,
  },
  actions: {
    keepPhone: assign({ phone: (_, phone: string) => phone.trim(), failure: null }),
    keepOtp: assign((_, given: { otp: string; name: string | undefined }) => ({
      otp: given.otp,
      name: given.name?.trim() || undefined,
      failure: null,
    })),
    keepWait: assign((_, sent: { resendAfterSeconds: number; sentAt: number }) => ({
      resendAfterSeconds: sent.resendAfterSeconds,
      resendAt: sent.sentAt + sent.resendAfterSeconds * 1000,
      isResendOpen: false,
      otp: '',
      failure: null,
    })),
    // Delayed rather than `after`, so that a wrong password in between does not start the wait anew.
    openResendLater: raise({ type: 'resend.opened' }, { id: 'resend', delay: 'resendWait' }),
    forgetWait: cancel('resend'),
    openResend: assign({ isResendOpen: true, resendAt: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    forgetOtp: assign({ otp: '', isResendOpen: false, resendAt: null, failure: null }),
    keepSignedIn: assign({ signedIn: (_, signedIn: SignedIn) => signedIn, otp: '', failure: null }),
  },
});
