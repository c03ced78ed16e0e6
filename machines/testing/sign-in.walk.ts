import { signInMachine } from '../sign-in';
import { sampleRefusal, sampleToken, sampleUser } from './samples';
import { type Walk, walk } from './walk';

const sent = { resendAfterSeconds: 30, sentAt: 0 };
const signedIn = { user: sampleUser, token: sampleToken };
const events = [
  { type: 'phone.edit' },
  { type: 'phone.submit', phone: '98765 43210' },
  { type: 'phone.submit', phone: '  ' },
  { type: 'phone.choose', email: 'mee' },
  { type: 'email.edit' },
  { type: 'email.submit', email: 'meera@example.in' },
  { type: 'email.submit', email: '  ' },
  { type: 'email.choose', phone: '987' },
  { type: 'google.credential', gtoken: 'credential' },
  { type: 'otp.edit' },
  { type: 'otp.submit', otp: '123456' },
  { type: 'otp.submit', otp: '12' },
  { type: 'otp.resend' },
  { type: 'address.change' },
  { type: 'resend.opened' },
  { type: 'xstate.done.actor.sendOtp', output: sent },
  { type: 'xstate.error.actor.sendOtp', error: sampleRefusal(429, 'Wait a little') },
  { type: 'xstate.done.actor.verifyOtp', output: signedIn },
  { type: 'xstate.error.actor.verifyOtp', error: sampleRefusal(401, 'That code is not right') },
  { type: 'xstate.done.actor.verifyGoogle', output: signedIn },
  { type: 'xstate.error.actor.verifyGoogle', error: sampleRefusal(401, 'Google did not vouch for that') },
];

/** Every way through signing in. The same paths are walked in the chart alone and in the real app. */
export const walkSignIn = (): Walk =>
  walk({
    machine: signInMachine,
    inputs: [{}, { asked: { channel: 'phone', address: '98765 43210', ...sent } }],
    events,
    facet: (context) => [context.isResendOpen, context.channel],
  });
