import type { SignedIn } from '@haat/contract';
import { failureOf } from '../failure';
import { signInSetup } from './sign-in.setup';

const sendingFailed = 'An error occurred while sending OTP';
const verifyingFailed = 'OTP verification failed';

/** Signing in with a phone number: a number, the password sent to it, a token. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    phone: input.phone ?? '',
    otp: '',
    name: undefined,
    isPurchaser: input.isPurchaser ?? false,
    failure: null,
    resendAfterSeconds: 0,
    resendAt: null,
    isResendOpen: false,
    signedIn: null,
  }),
  initial: 'enteringPhone',
  states: {
    enteringPhone: {
      tags: 'phone',
      on: {
        'phone.edit': { actions: 'clearFailure' },
        'phone.submit': [
          {
            guard: { type: 'hasPhone', params: ({ event }) => event.phone },
            target: 'sendingOtp',
            actions: { type: 'keepPhone', params: ({ event }) => event.phone },
          },
          {
            actions: {
              type: 'fail',
              params: { message: 'Enter your mobile number', fields: { phone: 'Enter your mobile number' } },
            },
          },
        ],
      },
    },
    sendingOtp: {
      tags: ['busy', 'phone'],
      invoke: {
        id: 'sendOtp',
        src: 'sendOtp',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: {
          target: 'enteringOtp',
          actions: [{ type: 'keepWait', params: ({ event }) => event.output }, 'openResendLater'],
        },
        onError: {
          target: 'enteringPhone',
          actions: { type: 'fail', params: ({ event }) => failureOf(event.error, sendingFailed) },
        },
      },
    },
    enteringOtp: {
      tags: 'otp',
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
        'otp.resend': { guard: 'isResendOpen', target: 'resendingOtp', actions: 'clearFailure' },
        'phone.change': { target: 'enteringPhone', actions: ['forgetWait', 'forgetOtp'] },
      },
    },
    resendingOtp: {
      tags: ['busy', 'otp'],
      invoke: {
        id: 'resendOtp',
        src: 'sendOtp',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: {
          target: 'enteringOtp',
          actions: [{ type: 'keepWait', params: ({ event }) => event.output }, 'openResendLater'],
        },
        onError: {
          target: 'enteringOtp',
          actions: { type: 'fail', params: ({ event }) => failureOf(event.error, sendingFailed) },
        },
      },
    },
    verifyingOtp: {
      tags: ['busy', 'otp'],
      invoke: {
        id: 'verifyOtp',
        src: 'verifyOtp',
        input: ({ context }) => ({
          phone: context.phone,
          otp: context.otp,
          name: context.name,
          isPurchaser: context.isPurchaser,
        }),
        onDone: {
          target: 'signedIn',
          actions: ['forgetWait', { type: 'keepSignedIn', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'enteringOtp',
          actions: { type: 'fail', params: ({ event }) => failureOf(event.error, verifyingFailed) },
        },
      },
      on: { 'resend.opened': { actions: 'openResend' } },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.signedIn as SignedIn,
});
