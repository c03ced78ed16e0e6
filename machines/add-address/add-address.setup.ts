import type { User } from '@haat/contract';
import { assign, cancel, raise, setup } from 'xstate';
import { type Failure, missing } from '../failure';
import type { OtpOnItsWay, Way } from '../sign-in';
import { addAddressPorts } from './add-address.ports';

export interface AddAddressContext {
  way: Way;
  /** As typed. */
  address: string;
  otp: string;
  /** The password that may be typed in now; null while none is out. */
  asked: OtpOnItsWay | null;
  isResendOpen: boolean;
  failure: Failure | null;
}

export type AddAddressEvent =
  | { type: 'address.add'; way: Way }
  | { type: 'address.edit' }
  | { type: 'address.submit'; address: string }
  /** Another address than the one the password went to. */
  | { type: 'address.change' }
  | { type: 'otp.edit' }
  | { type: 'otp.submit'; otp: string }
  | { type: 'otp.resend' }
  | { type: 'resend.opened' }
  | { type: 'close' };

export const nothing = { address: '', otp: '', asked: null, isResendOpen: false, failure: null } as const;

export const addAddressSetup = setup({
  types: {
    context: {} as AddAddressContext,
    events: {} as AddAddressEvent,
    tags: {} as 'busy' | 'open' | 'otp' | 'sending',
  },
  actors: addAddressPorts,
  delays: {
    resendWait: ({ context }) => (context.asked?.resendAfterSeconds ?? 0) * 1000,
  },
  guards: {
    isGiven: (_, text: string) => text.trim() !== '',
    isOtpComplete: (_, otp: string) => /^[0-9]{6}$/.test(otp),
    isResendOpen: ({ context }) => context.isResendOpen,
  },
  actions: {
    /** Takes in the user as it is now, and says that it went well. */
    tellAdded: (_args, _params: { user: User; way: Way; address: string }) => missing('tellAdded'),
    begin: assign((_, way: Way) => ({ ...nothing, way })),
    keepAddress: assign((_, address: string) => ({ address: address.trim(), failure: null })),
    keepOtp: assign((_, otp: string) => ({ otp, failure: null })),
    keepAsked: assign((_, asked: OtpOnItsWay) => ({ asked, isResendOpen: false, otp: '', failure: null })),
    // Delayed rather than `after`, so that a wrong password in between does not start the wait anew.
    openResendLater: raise({ type: 'resend.opened' }, { id: 'resend', delay: 'resendWait' }),
    forgetWait: cancel('resend'),
    openResend: assign({ isResendOpen: true }),
    forgetOtp: assign({ otp: '', asked: null, isResendOpen: false, failure: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
});
