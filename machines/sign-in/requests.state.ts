import { failureOf } from '../failure';
import { addressee, signInSetup } from './sign-in.setup';

// Each of these leads on when it ends well, and back to `entering` beside it when it does not. While one runs nothing else is
// accepted, so only one request is in progress.

const sendingFailed = 'An error occurred while sending OTP';
const verifyingFailed = 'OTP verification failed';
const googleFailed = 'Google verification failed';

/** Sends a password for the first time, or another one. */
export const sendingOtp = signInSetup.createStateConfig({
  tags: ['busy', 'sending'],
  invoke: {
    id: 'sendOtp',
    src: 'sendOtp',
    input: ({ context }) => addressee(context),
    onDone: {
      target: '#signIn.otp',
      actions: [{ type: 'keepAsked', params: ({ event }) => event.output }, 'openResendLater'],
    },
    onError: {
      target: 'entering',
      actions: { type: 'fail', params: ({ event }) => failureOf(event.error, sendingFailed) },
    },
  },
});

export const verifyingOtp = signInSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'verifyOtp',
    src: 'verifyOtp',
    input: ({ context }) => ({
      ...addressee(context),
      otp: context.otp,
      name: context.name,
      isPurchaser: context.isPurchaser,
      refId: context.refId,
    }),
    onDone: {
      target: '#signIn.signedIn',
      actions: ['forgetWait', { type: 'keepSignedIn', params: ({ event }) => event.output }],
    },
    onError: {
      target: 'entering',
      actions: { type: 'fail', params: ({ event }) => failureOf(event.error, verifyingFailed) },
    },
  },
  on: { 'resend.opened': { actions: 'openResend' } },
});

export const verifyingGoogle = signInSetup.createStateConfig({
  tags: ['busy', 'google'],
  invoke: {
    id: 'verifyGoogle',
    src: 'verifyGoogle',
    input: ({ context }) => ({ gtoken: context.gtoken, refId: context.refId }),
    onDone: {
      target: '#signIn.signedIn',
      actions: { type: 'keepSignedIn', params: ({ event }) => event.output },
    },
    onError: {
      target: 'entering',
      // Said beside Google's button, because nothing that was typed is wrong.
      actions: {
        type: 'fail',
        params: ({ event }) => {
          const failure = failureOf(event.error, googleFailed);
          return { ...failure, fields: { gtoken: failure.message } };
        },
      },
    },
  },
});
