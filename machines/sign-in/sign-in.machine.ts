import type { SignedIn } from '@haat/openapi';
import { email, phone } from './asking.state';
import { sendingOtp, verifyingOtp } from './requests.state';
import { type SignInInput, signInSetup } from './sign-in.setup';

/** The one-time password, by SMS or email. */
const otp = signInSetup.createStateConfig({
  tags: 'otp',
  initial: 'entering',
  states: {
    entering: {
      on: {
        'otp.edit': { actions: 'clearFailure' },
        'resend.opened': { actions: 'openResend' },
        'otp.submit': [
          {
            guard: { type: 'isOtpComplete', params: ({ event }) => event.otp },
            target: 'verifyingOtp',
            actions: { type: 'keepOtp', params: ({ event }) => ({ otp: event.otp, name: event.name }) },
          },
          {
            actions: {
              type: 'fail',
              params: { message: 'Enter all six digits', fields: { otp: 'Enter all six digits' } },
            },
          },
        ],
        'otp.resend': { guard: 'isResendOpen', target: 'sendingOtp', actions: 'clearFailure' },
        'address.change': [
          { guard: 'isByEmail', target: '#signIn.email', actions: ['forgetWait', 'forgetOtp'] },
          { target: '#signIn.phone', actions: ['forgetWait', 'forgetOtp'] },
        ],
      },
    },
    sendingOtp,
    verifyingOtp,
  },
});

/** Signing in: a number or an e-mail address and the password sent to it, or Google's word for it; then a token. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    isPurchaser: input.isPurchaser ?? false,
    refId: input.refId ?? null,
    phone: '',
    email: '',
    ...addressOf(input),
    otp: '',
    name: undefined,
    gtoken: '',
    failure: null,
    waitSeconds: input.waitSeconds ?? 0,
    isResendOpen: false,
    signedIn: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isOtpOut', target: 'otp', actions: 'openResendLater' }, { target: 'phone' }],
    },
    phone,
    email,
    otp,
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.signedIn as SignedIn,
});

function addressOf({ asked }: SignInInput) {
  if (!asked) return { channel: 'phone' as const, asked: null };
  const { channel, address, resendAfterSeconds, sentAt } = asked;
  return { channel, [channel]: address, asked: { resendAfterSeconds, sentAt } };
}
