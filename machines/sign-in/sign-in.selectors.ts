import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './sign-in.machine';

type SignIn = SnapshotFrom<typeof signInMachine>;

/** Which of the two questions is on the screen. */
export const selectStep = (signIn: SignIn): 'phone' | 'otp' => (signIn.hasTag('phone') ? 'phone' : 'otp');
export const selectIsBusy = (signIn: SignIn) => signIn.hasTag('busy');
export const selectPhone = (signIn: SignIn) => signIn.context.phone;
export const selectFailure = (signIn: SignIn) => signIn.context.failure;
/** Whether another password may be asked for now. */
export const selectCanResend = (signIn: SignIn) => signIn.can({ type: 'otp.resend' });
/** When another password may be asked for, in ms since 1970 by this device's clock; null when at once. */
export const selectResendAt = (signIn: SignIn) => signIn.context.resendAt;
/** The user and token, once signed in. */
export const selectSignedIn = (signIn: SignIn) => signIn.context.signedIn;
