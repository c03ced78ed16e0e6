export { signInMachine } from './sign-in.machine';
export type { AddressChannel as Way, Addressee, GoogleProof, OtpProof, SentOtp } from './sign-in.ports';
export * from './sign-in.selectors';
export type { OtpAsked, SignInContext, SignInEvent, SignInInput } from './sign-in.setup';
