import { signInMachine } from '@haat/machines/sign-in';
import { createActorContext } from '@xstate/react';

/** Signing in, from the number to the token. */
export const SignIn = createActorContext(signInMachine);
