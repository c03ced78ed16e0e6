import { failureOf } from '../failure';
import { addAddressSetup, nothing } from './add-address.setup';

interface Failed {
  event: { error: unknown };
}

const sendingFailed = 'An error occurred while sending OTP';
const provingFailed = 'OTP verification failed';

const sendingOtp = addAddressSetup.createStateConfig({
  tags: ['busy', 'sending'],
  invoke: {
    id: 'startAddress',
    src: 'startAddress',
    input: ({ context: { channel, address } }) => ({ channel, address }),
    onDone: {
      target: '#addAddress.open.otp',
      actions: [{ type: 'keepAsked', params: ({ event }) => event.output }, 'openResendLater'],
    },
    onError: {
      target: 'entering',
      actions: { type: 'fail', params: ({ event }) => failureOf(event.error, sendingFailed) },
    },
  },
});

const provingAddress = addAddressSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'proveAddress',
    src: 'proveAddress',
    input: ({ context: { channel, address, otp, code } }) => ({ channel, address, otp, code }),
    onDone: {
      target: '#addAddress.closed',
      actions: {
        type: 'tellAdded',
        params: ({ context: { channel, address }, event }) => ({ user: event.output, channel, address }),
      },
    },
    onError: [
      {
        guard: { type: 'isCodeMissing', params: ({ event }: Failed) => event.error },
        target: '#addAddress.open.code',
        actions: 'clearFailure',
      },
      {
        guard: { type: 'isCodeRefused', params: ({ event }: Failed) => event.error },
        target: '#addAddress.open.code',
        actions: { type: 'fail', params: ({ event }) => failureOf(event.error, provingFailed) },
      },
      {
        target: '#addAddress.open.otp.entering',
        actions: { type: 'fail', params: ({ event }) => failureOf(event.error, provingFailed) },
      },
    ],
  },
  on: { 'resend.opened': { actions: 'openResend' } },
});

/** One more phone or e-mail to sign in with, proven by a one-time password. */
export const addAddressMachine = addAddressSetup.createMachine({
  id: 'addAddress',
  context: { channel: 'phone', ...nothing },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetWait',
      on: {
        'address.add': {
          target: 'open',
          actions: { type: 'begin', params: ({ event }) => event.channel },
        },
      },
    },
    open: {
      tags: 'open',
      on: { close: 'closed' },
      initial: 'address',
      states: {
        address: {
          initial: 'entering',
          states: {
            entering: {
              on: {
                'address.edit': { actions: 'clearFailure' },
                'address.submit': {
                  guard: { type: 'isGiven', params: ({ event }) => event.address },
                  target: 'sendingOtp',
                  actions: { type: 'keepAddress', params: ({ event }) => event.address },
                },
              },
            },
            sendingOtp,
          },
        },
        otp: {
          tags: 'otp',
          initial: 'entering',
          states: {
            entering: {
              on: {
                'otp.edit': { actions: 'clearFailure' },
                'resend.opened': { actions: 'openResend' },
                'otp.submit': {
                  guard: { type: 'isOtpComplete', params: ({ event }) => event.otp },
                  target: 'provingAddress',
                  actions: { type: 'keepOtp', params: ({ event }) => event.otp },
                },
                'otp.resend': { guard: 'isResendOpen', target: 'sendingOtp', actions: 'clearFailure' },
                'address.change': {
                  target: '#addAddress.open.address',
                  actions: ['forgetWait', 'forgetOtp'],
                },
              },
            },
            sendingOtp,
            provingAddress,
          },
        },
        code: {
          tags: 'code',
          initial: 'entering',
          states: {
            entering: {
              on: {
                'resend.opened': { actions: 'openResend' },
                'code.submit': {
                  guard: { type: 'isOtpComplete', params: ({ event }) => event.code },
                  target: 'provingAddress',
                  actions: { type: 'keepCode', params: ({ event }) => event.code },
                },
                'code.leave': { target: '#addAddress.open.otp', actions: 'clearFailure' },
              },
            },
            provingAddress,
          },
        },
      },
    },
  },
});
