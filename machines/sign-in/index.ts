export { signInMachine } from './sign-in.machine';
export type { OtpOnItsWay, OtpProof, OtpRequest } from './sign-in.ports';
export * from './sign-in.selectors';
export type { SignInContext, SignInEvent, SignInInput } from './sign-in.setup';
