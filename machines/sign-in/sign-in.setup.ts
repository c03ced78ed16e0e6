import type { SignedIn } from '@haat/openapi';
import { assign, cancel, raise, setup } from 'xstate';
import type { Failure } from '../failure';
import { type AddressChannel, type Addressee, type SentOtp, signInPorts } from './sign-in.ports';

/** A sent one-time password, as restored after a reload. */
export type OtpAsked = Addressee & SentOtp;

export interface SignInInput {
  /** Sign-in from a preview as a buyer */
  isPurchaser?: boolean | undefined;
  /** The referral code. */
  refId?: string | null | undefined;
  /** Resumes the state of an earlier page. */
  asked?: OtpAsked | undefined;
  /** The remaining wait before a resend. */
  waitSeconds?: number | undefined;
}

export interface SignInContext {
  isPurchaser: boolean;
  refId: string | null;
  /** What was typed last of each, so that going to and fro loses nothing. */
  phone: string;
  email: string;
  /** Which of the two a password was asked for. */
  channel: AddressChannel;
  otp: string;
  name: string | undefined;
  gtoken: string;
  failure: Failure | null;
  /** The password that may be typed in now; null while none is out. */
  asked: SentOtp | null;
  /** From now to when another may be asked for. */
  waitSeconds: number;
  isResendOpen: boolean;
  signedIn: SignedIn | null;
}

export type SignInEvent =
  | { type: 'phone.edit' }
  | { type: 'phone.submit'; phone: string }
  /** Switches between phone and email; typed values are kept. */
  | { type: 'phone.choose'; email?: string | undefined }
  | { type: 'email.edit' }
  | { type: 'email.submit'; email: string }
  | { type: 'email.choose'; phone?: string | undefined }
  /** Google returned a credential. */
  | { type: 'google.credential'; gtoken: string }
  | { type: 'otp.edit' }
  | { type: 'otp.submit'; otp: string; name?: string | undefined }
  | { type: 'otp.resend' }
  /** Another number or e-mail address than the one the password went to. */
  | { type: 'address.change' }
  | { type: 'resend.opened' };

/** Where the password goes, or went. */
export const addressee = ({ channel, phone, email }: SignInContext): Addressee => ({
  channel,
  address: channel === 'phone' ? phone : email,
});

export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignedIn,
    tags: {} as 'busy' | 'phone' | 'email' | 'otp' | 'sending' | 'google',
  },
  actors: signInPorts,
  delays: {
    resendWait: ({ context }) => context.waitSeconds * 1000,
  },
  guards: {
    isGiven: (_, text: string) => text.trim() !== '',
    isOtpComplete: (_, otp: string) => /^[0-9]{6}$/.test(otp),
    isResendOpen: ({ context }) => context.isResendOpen,
    isOtpOut: ({ context }) => context.asked !== null,
    isByEmail: ({ context }) => context.channel === 'email',
  },
  actions: {
    keepPhone: assign((_, phone: string) => ({
      phone: phone.trim(),
      channel: 'phone' as const,
      failure: null,
    })),
    keepEmail: assign((_, email: string) => ({
      email: email.trim(),
      channel: 'email' as const,
      failure: null,
    })),
    /** What was typed before the other way was chosen. */
    keepTyped: assign((_, typed: { phone?: string | undefined; email?: string | undefined }) => ({
      ...(typed.phone !== undefined && { phone: typed.phone }),
      ...(typed.email !== undefined && { email: typed.email }),
      failure: null,
    })),
    keepOtp: assign((_, given: { otp: string; name: string | undefined }) => ({
      otp: given.otp,
      name: given.name?.trim() || undefined,
      failure: null,
    })),
    keepCredential: assign((_, gtoken: string) => ({ gtoken, failure: null })),
    keepAsked: assign((_, asked: SentOtp) => ({
      asked,
      waitSeconds: asked.resendAfterSeconds,
      isResendOpen: false,
      otp: '',
      failure: null,
    })),
    // A delayed event rather than `after`, so that a wrong code does not restart the wait.
    openResendLater: raise({ type: 'resend.opened' }, { id: 'resend', delay: 'resendWait' }),
    forgetWait: cancel('resend'),
    openResend: assign({ isResendOpen: true }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    forgetOtp: assign({ otp: '', asked: null, isResendOpen: false, failure: null }),
    keepSignedIn: assign((_, signedIn: SignedIn) => ({ signedIn, otp: '', gtoken: '', failure: null })),
  },
});
