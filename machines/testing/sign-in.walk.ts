import { signInMachine } from '../sign-in';
import { sampleRefusal, sampleToken, sampleUser } from './samples';
import { type Walk, walk } from './walk';

const sent = { resendAfterSeconds: 30, sentAt: 0 };
const events = [
  { type: 'phone.edit' },
  { type: 'phone.submit', phone: '98765 43210' },
  { type: 'phone.submit', phone: '  ' },
  { type: 'phone.change' },
  { type: 'otp.edit' },
  { type: 'otp.submit', otp: '123456' },
  { type: 'otp.submit', otp: '12' },
  { type: 'otp.resend' },
  { type: 'resend.opened' },
  { type: 'xstate.done.actor.sendOtp', output: sent },
  { type: 'xstate.error.actor.sendOtp', error: sampleRefusal(429, 'Wait a little') },
  { type: 'xstate.done.actor.resendOtp', output: sent },
  { type: 'xstate.error.actor.resendOtp', error: new TypeError('Failed to fetch') },
  { type: 'xstate.done.actor.verifyOtp', output: { user: sampleUser, token: sampleToken } },
  { type: 'xstate.error.actor.verifyOtp', error: sampleRefusal(401, 'That code is not right') },
];

/** Every way through signing in. The same paths are walked in the chart alone and in the real app. */
export const walkSignIn = (): Walk =>
  walk({
    machine: signInMachine,
    inputs: [{}],
    events,
    facet: (context) => context.isResendOpen,
  });
