import {
  type Addressee,
  type GoogleProof,
  type OtpProof,
  type SentOtp,
  type SignInContext,
  signInMachine,
} from '@haat/machines/sign-in';
import type { SignedIn } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fromPromise, type StateValueFrom } from 'xstate';
import { SignIn } from '../../actors/sign-in.actor';
import { Connection } from '../../components/testing/Connection';
import type { OfferGoogle } from './GoogleButton';
import { SignInScreen } from './SignInScreen';

const meta: Meta<typeof SignInScreen> = { title: 'Screens/Sign in', component: SignInScreen };
export default meta;

type Story = StoryObj<typeof SignInScreen>;

const never = new Promise<never>(() => undefined);
const logic = signInMachine.provide({
  actors: {
    sendOtp: fromPromise<SentOtp, Addressee>(() => never),
    verifyOtp: fromPromise<SignedIn, OtpProof>(() => never),
    verifyGoogle: fromPromise<SignedIn, GoogleProof>(() => never),
  },
});

const untouched: SignInContext = {
  isPurchaser: false,
  refId: null,
  phone: '',
  email: '',
  channel: 'phone',
  otp: '',
  name: undefined,
  gtoken: '',
  failure: null,
  asked: null,
  waitSeconds: 0,
  isResendOpen: false,
  signedIn: null,
};

/** Stands where Google's own button would. */
const drawnButton: OfferGoogle = async (place, onCredential) => {
  const button = document.createElement('button');
  button.textContent = 'Continue with Google';
  button.onclick = () => onCredential('credential');
  place.replaceChildren(button);
};
const nothingDrawn: OfferGoogle = async () => {
  throw new Error('The script did not come');
};

interface Scene {
  context?: Partial<SignInContext>;
  sessionFailure?: string;
  offerGoogle?: OfferGoogle;
  connection?: 'online' | 'offline';
  /** Of what nobody answers, unless said. */
  chart?: typeof logic;
}

const at = (
  value: StateValueFrom<typeof signInMachine>,
  { context, sessionFailure, offerGoogle, connection = 'online', chart = logic }: Scene = {},
): Story => ({
  // What a story before has typed is not this one's.
  beforeEach: () => sessionStorage.clear(),
  render: () => {
    const snapshot = chart.resolveState({ value, context: { ...untouched, ...context } });
    return (
      <Connection is={connection}>
        <SignIn.Provider logic={chart} options={{ input: {}, snapshot }}>
          <SignInScreen
            sessionFailure={sessionFailure}
            offerGoogle={offerGoogle ?? null}
            onSignedIn={() => undefined}
          />
        </SignIn.Provider>
      </Connection>
    );
  },
});

const phone = '98220 41573';
const email = 'meera@example.in';
const sentOtp: SentOtp = { resendAfterSeconds: 30, sentAt: 0 };
/** The wait is never over. */
const waiting: SentOtp = { resendAfterSeconds: 30, sentAt: 32_503_680_000_000 };

export const Phone = at({ phone: 'entering' });
export const PhoneAndGoogle = at({ phone: 'entering' }, { offerGoogle: drawnButton });
export const PhoneWithoutGoogle: Story = {
  ...at({ phone: 'entering' }, { offerGoogle: nothingDrawn }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull();
  },
};
export const PhoneRefused = at(
  { phone: 'entering' },
  { context: { phone, failure: { message: 'Too many codes for this number. Try again in an hour.' } } },
);
export const PhoneSending = at({ phone: 'sendingOtp' }, { context: { phone } });
/** Nobody answered: the same button tries again, with the same number. */
const sentTo = fn();
export const Failed: Story = {
  ...at(
    { phone: 'entering' },
    {
      chart: logic.provide({
        actors: {
          sendOtp: fromPromise<SentOtp, Addressee>(({ input: { address } }) => {
            sentTo(address);
            return Promise.reject(new TypeError('Failed to fetch'));
          }),
        },
      }),
    },
  ),
  play: async ({ canvas }) => {
    sentTo.mockClear();
    const field = canvas.getByLabelText('Mobile number');
    await userEvent.type(field, '9822041573');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/An error occurred while sending OTP/));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(sentTo).toHaveBeenCalledTimes(2));
    await expect(sentTo.mock.calls[1]).toEqual(sentTo.mock.calls[0]);
  },
};
export const Offline: Story = {
  ...at({ phone: 'entering' }, { context: { phone }, connection: 'offline' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection. Your input is kept.');
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue(phone);
  },
};
export const SessionEnded = at({ phone: 'entering' }, { sessionFailure: 'User validation failed' });

export const Email = at({ email: 'entering' }, { context: { channel: 'email' }, offerGoogle: drawnButton });
export const EmailRefused = at(
  { email: 'entering' },
  {
    context: { channel: 'email', email, failure: { message: 'An error occurred while sending OTP' } },
  },
);

export const GoogleRefused = at(
  { phone: 'entering' },
  {
    context: {
      failure: {
        message: 'Google verification failed',
        fields: { gtoken: 'Google verification failed' },
      },
    },
    offerGoogle: drawnButton,
  },
);
export const GoogleVerifying = at({ phone: 'verifyingGoogle' }, { offerGoogle: drawnButton });

/** The credential goes to the chart, and nothing else can be asked for meanwhile. */
export const GooglePressed: Story = {
  ...PhoneAndGoogle,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await expect(await canvas.findByRole('button', { name: 'Signing in with Google' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Use email instead' })).toBeDisabled();
  },
};

/** Going to the other way and back loses nothing that was typed. */
export const ToAndFro: Story = {
  ...at({ phone: 'entering' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '98220');
    await userEvent.click(canvas.getByRole('button', { name: 'Use email instead' }));
    await userEvent.type(canvas.getByLabelText('Email'), 'mee');
    await userEvent.click(canvas.getByRole('button', { name: 'Use your phone instead' }));
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('98220');
    await userEvent.click(canvas.getByRole('button', { name: 'Use email instead' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('mee');
  },
};

export const Code = at({ otp: 'entering' }, { context: { phone, asked: sentOtp, isResendOpen: true } });
export const CodeByEmail = at(
  { otp: 'entering' },
  { context: { channel: 'email', email, asked: sentOtp, isResendOpen: true } },
);
export const CodeOffline = at(
  { otp: 'entering' },
  { context: { phone, asked: sentOtp, isResendOpen: true }, connection: 'offline' },
);
export const CodeWaiting = at({ otp: 'entering' }, { context: { phone, asked: waiting } });
export const CodeSendingAnother = at(
  { otp: 'sendingOtp' },
  { context: { phone, asked: sentOtp, isResendOpen: true } },
);
export const CodeVerifying = at(
  { otp: 'verifyingOtp' },
  { context: { phone, asked: waiting, otp: '480291' } },
);
export const CodeRefused = at(
  { otp: 'entering' },
  {
    context: {
      phone,
      asked: sentOtp,
      isResendOpen: true,
      failure: { message: 'That is not the code we sent. 4 tries are left.' },
    },
  },
);
