import type { User } from '@haat/openapi';
import { assign, cancel, raise, setup } from 'xstate';
import { ApiError, type Failure, missing } from '../failure';
import type { SentOtp, Way } from '../sign-in';
import { addAddressPorts } from './add-address.ports';

export interface AddAddressContext {
  channel: Way;
  /** As typed. */
  address: string;
  otp: string;
  /** The code that goes to the oldest address of the account, where one is needed besides. */
  code: string | null;
  /** The password that may be typed in now; null while none is out. */
  asked: SentOtp | null;
  isResendOpen: boolean;
  failure: Failure | null;
}

export type AddAddressEvent =
  | { type: 'address.add'; channel: Way }
  | { type: 'address.edit' }
  | { type: 'address.submit'; address: string }
  /** Another address than the one the password went to. */
  | { type: 'address.change' }
  | { type: 'otp.edit' }
  | { type: 'otp.submit'; otp: string }
  | { type: 'otp.resend' }
  | { type: 'code.submit'; code: string }
  /** Back to the password of the new address. */
  | { type: 'code.leave' }
  | { type: 'resend.opened' }
  | { type: 'close' };

export const nothing = {
  address: '',
  otp: '',
  code: null,
  asked: null,
  isResendOpen: false,
  failure: null,
} as const;

export const addAddressSetup = setup({
  types: {
    context: {} as AddAddressContext,
    events: {} as AddAddressEvent,
    tags: {} as 'busy' | 'code' | 'open' | 'otp' | 'sending',
  },
  actors: addAddressPorts,
  delays: {
    resendWait: ({ context }) => (context.asked?.resendAfterSeconds ?? 0) * 1000,
  },
  guards: {
    isGiven: (_, text: string) => text.trim() !== '',
    isOtpComplete: (_, otp: string) => /^[0-9]{6}$/.test(otp),
    isResendOpen: ({ context }) => context.isResendOpen,
    /** Money is tied to the account: the password alone does not do. */
    isCodeMissing: (_, error: unknown) => error instanceof ApiError && error.code === 'step_up_needed',
    isCodeRefused: (_, error: unknown) => error instanceof ApiError && error.fields?.['stepUp'] !== undefined,
  },
  actions: {
    /** Stores the updated user and reports success. */
    tellAdded: (_args, _params: { user: User; channel: Way; address: string }) => missing('tellAdded'),
    begin: assign((_, channel: Way) => ({ ...nothing, channel })),
    keepAddress: assign((_, address: string) => ({ address: address.trim(), failure: null })),
    keepCode: assign((_, code: string) => ({ code, failure: null })),
    keepOtp: assign((_, otp: string) => ({ otp, failure: null })),
    keepAsked: assign((_, asked: SentOtp) => ({ asked, isResendOpen: false, otp: '', failure: null })),
    // A delayed event rather than `after`, so that a wrong code does not restart the wait.
    openResendLater: raise({ type: 'resend.opened' }, { id: 'resend', delay: 'resendWait' }),
    forgetWait: cancel('resend'),
    openResend: assign({ isResendOpen: true }),
    forgetOtp: assign({ otp: '', code: null, asked: null, isResendOpen: false, failure: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
});
