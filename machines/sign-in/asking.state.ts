import { sendingOtp, verifyingGoogle } from './requests.state';
import { signInSetup } from './sign-in.setup';

/** Google's button is shown next to both forms. */
const google = {
  target: 'verifyingGoogle',
  actions: {
    type: 'keepCredential',
    params: ({ event }: { event: { gtoken: string } }) => event.gtoken,
  },
} as const;

/** The number that a password goes to by SMS. */
export const phone = signInSetup.createStateConfig({
  tags: 'phone',
  initial: 'entering',
  states: {
    entering: {
      on: {
        'phone.edit': { actions: 'clearFailure' },
        'phone.submit': [
          {
            guard: { type: 'isGiven', params: ({ event }) => event.phone },
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
        'email.choose': {
          target: '#signIn.email',
          actions: { type: 'keepTyped', params: ({ event }) => ({ phone: event.phone }) },
        },
        'google.credential': google,
      },
    },
    sendingOtp,
    verifyingGoogle,
  },
});

/** The address that a password goes to by e-mail. */
export const email = signInSetup.createStateConfig({
  tags: 'email',
  initial: 'entering',
  states: {
    entering: {
      on: {
        'email.edit': { actions: 'clearFailure' },
        'email.submit': [
          {
            guard: { type: 'isGiven', params: ({ event }) => event.email },
            target: 'sendingOtp',
            actions: { type: 'keepEmail', params: ({ event }) => event.email },
          },
          {
            actions: {
              type: 'fail',
              params: {
                message: 'Enter your email address',
                fields: { email: 'Enter your email address' },
              },
            },
          },
        ],
        'phone.choose': {
          target: '#signIn.phone',
          actions: { type: 'keepTyped', params: ({ event }) => ({ email: event.email }) },
        },
        'google.credential': google,
      },
    },
    sendingOtp,
    verifyingGoogle,
  },
});
