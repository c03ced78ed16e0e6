import { ApiError } from '@haat/machines/failure';
import type { StepUpSent } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { stepUpKey } from '../../queries/accounts/step-up.queries';
import { failed, loaded, loading, offline, type Seed, Shop } from '../testing/Shop';
import { StepUp } from './StepUp';

const meta = {
  title: 'Parts/StepUp',
  component: StepUp,
  args: {
    why: 'Money will go to a new account, so we ask for a code.',
    onCode: fn(async (_otp: string) => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof StepUp>;
export default meta;
type Story = StoryObj<typeof meta>;

const bySms: StepUpSent = { sentTo: { channel: 'sms', masked: '+91 98•••••210' }, resendAfterSeconds: 0 };
const byMail: StepUpSent = {
  sentTo: { channel: 'mail', masked: 'me•••@example.com' },
  resendAfterSeconds: 30,
};
const refusing = (problem: ConstructorParameters<typeof ApiError>[0]) =>
  fn(async (_otp: string): Promise<undefined> => {
    throw new ApiError(problem);
  });
const seeded = (seed: Seed): Pick<Story, 'render'> => ({
  render: (args) => (
    <Shop seeds={[seed]}>
      <StepUp {...args} />
    </Shop>
  ),
});

export const Sending: Story = seeded(loading(stepUpKey));

export const BySms: Story = {
  ...seeded(loaded(stepUpKey, bySms)),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('We sent a code by SMS to +91 98•••••210.')).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456'));
    await expect(args.onCode).toHaveBeenCalledOnce();
  },
};

export const ByMail: Story = {
  ...seeded(loaded(stepUpKey, byMail)),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^New code in /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const WrongCode: Story = {
  ...seeded(loaded(stepUpKey, bySms)),
  args: {
    onCode: refusing({
      status: 401,
      code: 'otp_wrong',
      message: 'That code is not right. You have 4 tries left.',
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('6-digit code');
    await userEvent.type(field, '111111');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('That code is not right. You have 4 tries left.'),
    );
    await expect(field).toHaveFocus();
  },
};

export const RefusedForAnotherReason: Story = {
  ...seeded(loaded(stepUpKey, bySms)),
  args: {
    onCode: refusing({ status: 409, code: 'account_known', message: 'This account is already there.' }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('6-digit code'), '111111');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('This account is already there.'),
    );
  },
};

export const SentAMomentAgo: Story = {
  ...seeded({
    ...failed(stepUpKey),
    error: new ApiError({
      status: 429,
      code: 'otp_too_soon',
      message: 'Wait 12 seconds before requesting another code.',
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wait 12 seconds before requesting another code.')).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toBeEnabled();
  },
};

export const NotSent: Story = {
  ...seeded(failed(stepUpKey)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The code could not be sent. Try again.')).toBeVisible();
    await expect(canvas.queryByLabelText('6-digit code')).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  ...seeded({ ...offline(stepUpKey, undefined) }),
};
