import type { SignedIn } from '@haat/contract';
import {
  type OtpOnItsWay,
  type OtpProof,
  type OtpRequest,
  type SignInContext,
  signInMachine,
} from '@haat/machines/sign-in';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromPromise } from 'xstate';
import { SignIn } from '../../actors/sign-in.actor';
import { SignInScreen } from './SignInScreen';

const meta: Meta<typeof SignInScreen> = { title: 'Screens/Sign in', component: SignInScreen };
export default meta;

type Story = StoryObj<typeof SignInScreen>;

const never = new Promise<never>(() => undefined);
const logic = signInMachine.provide({
  actors: {
    sendOtp: fromPromise<OtpOnItsWay, OtpRequest>(() => never),
    verifyOtp: fromPromise<SignedIn, OtpProof>(() => never),
  },
});

const untouched: SignInContext = {
  phone: '',
  otp: '',
  name: undefined,
  isPurchaser: false,
  failure: null,
  resendAfterSeconds: 30,
  resendAt: null,
  isResendOpen: false,
  signedIn: null,
};

const at = (
  value: 'enteringPhone' | 'enteringOtp',
  context: Partial<SignInContext> = {},
  sessionFailure?: string,
): Story => ({
  render: () => {
    const snapshot = logic.resolveState({ value, context: { ...untouched, ...context } });
    return (
      <SignIn.Provider logic={logic} options={{ input: {}, snapshot }}>
        <SignInScreen sessionFailure={sessionFailure} onSignedIn={() => undefined} />
      </SignIn.Provider>
    );
  },
});

const phone = '98220 41573';

export const Phone = at('enteringPhone');
export const PhoneRefused = at('enteringPhone', {
  phone,
  failure: { message: 'Too many codes for this number. Try again in an hour.' },
});
export const SessionEnded = at('enteringPhone', {}, 'User validation failed');
export const Code = at('enteringOtp', { phone, isResendOpen: true });
export const CodeWaiting = at('enteringOtp', { phone, resendAt: 32_503_680_000_000 });
export const CodeRefused = at('enteringOtp', {
  phone,
  isResendOpen: true,
  failure: { message: 'That is not the code we sent. 4 tries are left.' },
});
