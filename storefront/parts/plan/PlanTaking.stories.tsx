import { signInMachine } from '@haat/machines/sign-in';
import { samplePlan, samplePremium, sampleRefusal, sampleUser } from '@haat/machines/testing';
import type { PlanState } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { PlanSignIn } from './PlanSignIn';
import { PlanTaking } from './PlanTaking';

const meta = {
  title: 'Public/Taking a plan',
  component: PlanTaking,
  args: {
    plan: 'VVIP',
    gstBasisPoints: 1_800,
    step: 'offer',
    state: null,
    offer: null,
    failure: null,
    busy: false,
    signIn: null,
    onPeriod: fn(),
    onSubmit: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PlanTaking>;
export default meta;

type Story = StoryObj<typeof meta>;

const offered = (state: PlanState, plan: 'PREMIUM' | 'VVIP' = 'VVIP') => ({
  plan,
  state,
  offer: state.offers.find((one) => one.plan === plan && one.period === 'month') ?? null,
});

const signingIn = signInMachine.provide({
  actors: {
    sendOtp: fromPromise(async () => ({ resendAfterSeconds: 30, sentAt: 0 })),
    verifyOtp: fromPromise(async ({ input }) => {
      if (input.otp === '000000') throw sampleRefusal(401, 'This code is not the one we sent');
      return { user: sampleUser, token: 'token' };
    }),
    verifyGoogle: fromPromise(async () => ({ user: sampleUser, token: 'token' })),
  },
});
const onSignedIn = fn();

export const Loading: Story = { args: { step: 'loading' } };
export const First: Story = { args: offered(samplePlan) };
export const Upgrade: Story = { args: offered(samplePremium) };
export const Renewal: Story = { args: offered(samplePremium, 'PREMIUM') };
export const AnotherFollows: Story = {
  args: offered({
    ...samplePremium,
    plan: 'VVIP',
    endsAt: '2026-07-01T04:30:00.000Z',
    coming: [{ plan: 'PREMIUM', startsAt: '2026-06-01T04:30:00.000Z', endsAt: '2026-07-01T04:30:00.000Z' }],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You are on VVIP until 1 Jun 2026, then on/)).toBeVisible();
  },
};
export const InGrace: Story = {
  args: offered({ ...samplePremium, status: 'grace', graceUntil: '2026-06-04T04:30:00.000Z' }, 'PREMIUM'),
};
export const Refused: Story = {
  args: offered({
    ...samplePremium,
    offers: samplePremium.offers.map((one) => ({
      ...one,
      refusal: 'What is left of your present plan is worth more than this. Choose the longer time.',
    })),
  }),
};
export const NumberNeeded: Story = {
  args: {
    ...offered(samplePlan),
    failure: {
      message: 'Add a mobile number to your account first: payments need one',
      code: 'phone_needed',
    },
  },
};
export const Failed: Story = {
  args: { step: 'unread', failure: { message: 'Your plan could not be loaded.' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const SignedOut: Story = {
  args: {
    step: 'signIn',
    signIn: <PlanSignIn logic={signingIn} referral={null} onSignedIn={onSignedIn} />,
  },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement);
    await userEvent.type(place.getByLabelText('Mobile number'), '9876543210');
    await userEvent.click(place.getByRole('button', { name: 'Send code' }));
    const code = await place.findByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '000000');
    await expect(await place.findByText('This code is not the one we sent')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  },
};
