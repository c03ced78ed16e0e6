import { signInMachine } from '@haat/machines/sign-in';
import { sendOtp, verifyGoogle, verifyOtp } from '@haat/web/services/identity';
import { fromPromise } from 'xstate';
import type { Actors } from './provided';

const actors: Actors<typeof signInMachine> = {
  sendOtp: fromPromise(({ input, signal }) => sendOtp(input, signal)),
  verifyOtp: fromPromise(({ input, signal }) => verifyOtp(input, signal)),
  verifyGoogle: fromPromise(({ input, signal }) => verifyGoogle(input, signal)),
};

/** Signing in with its real ports. */
export const liveSignIn = signInMachine.provide({ actors });
