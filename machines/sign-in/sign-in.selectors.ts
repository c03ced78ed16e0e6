import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './sign-in.machine';
import { addressee, type OtpAsked } from './sign-in.setup';

type SignIn = SnapshotFrom<typeof signInMachine>;

/** Which question is on the screen. */
export const selectStep = (signIn: SignIn): 'phone' | 'email' | 'otp' =>
  signIn.hasTag('otp') ? 'otp' : signIn.hasTag('email') ? 'email' : 'phone';
export const selectIsBusy = (signIn: SignIn) => signIn.hasTag('busy');
/** Whether a password, the first or another one, is being asked for. */
export const selectIsSending = (signIn: SignIn) => signIn.hasTag('sending');
/** Whether the Google credential is being verified. */
export const selectIsByGoogle = (signIn: SignIn) => signIn.hasTag('google');
export const selectPhone = (signIn: SignIn) => signIn.context.phone;
export const selectEmail = (signIn: SignIn) => signIn.context.email;
export const selectWay = (signIn: SignIn) => signIn.context.channel;
/** The number or e-mail address that the password goes to. */
export const selectAddress = (signIn: SignIn) => addressee(signIn.context).address;
export const selectFailure = (signIn: SignIn) => signIn.context.failure;
/** Whether another password may be asked for now. */
export const selectCanResend = (signIn: SignIn) => signIn.can({ type: 'otp.resend' });
/** Earliest resend time, in ms since 1970 by the device clock; null if immediately. */
export const selectResendAt = ({ context: { asked, isResendOpen } }: SignIn) =>
  asked === null || isResendOpen ? null : asked.sentAt + asked.resendAfterSeconds * 1000;
/** The user and token, once signed in. */
export const selectSignedIn = (signIn: SignIn) => signIn.context.signedIn;

/** State to resume after a reload; null while no code was sent. */
export function otpAsked({ context }: SignIn): OtpAsked | null {
  return context.asked && !context.signedIn ? { ...addressee(context), ...context.asked } : null;
}
