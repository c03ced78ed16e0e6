import { sendingOtp, verifyingOtp } from './requests.state';
import { signInSetup } from './sign-in.setup';

/** The password, whichever way it came. */
export const otp = signInSetup.createStateConfig({
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
