export { signInMachine } from './sign-in.machine';
export type { Addressee, GoogleProof, OtpProof, SentOtp, Way } from './sign-in.ports';
export * from './sign-in.selectors';
export type { OtpAsked, SignInContext, SignInEvent, SignInInput } from './sign-in.setup';
