import type { Kyc, StepUpSent } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, offline, Shop } from '../../components/testing/Shop';
import { stepUpKey } from '../../queries/accounts/step-up.queries';
import { kycKey } from '../../queries/money/kyc.queries';
import { KycScreen } from './KycScreen';
import * as samples from './samples';

const meta: Meta<typeof KycScreen> = {
  title: 'Screens/KYC',
  component: KycScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof KycScreen>;

const sent: StepUpSent = { sentTo: { channel: 'sms', masked: '+91 98•••••210' }, resendAfterSeconds: 0 };

const at = (kyc: Kyc, kind: LayoutKind = 'desktop'): Pick<Story, 'render'> => ({
  render: () => (
    <Shop seeds={[loaded(kycKey, kyc), loaded(stepUpKey, sent)]} kind={kind}>
      <KycScreen />
    </Shop>
  ),
});

export const Loading: Story = {
  render: () => (
    <Shop seeds={[loading(kycKey)]}>
      <KycScreen />
    </Shop>
  ),
};

export const Empty: Story = {
  ...at(samples.nothing),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add an account' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('PAN'), 'abcpv1234d');
    await expect(canvas.getByLabelText('PAN')).toHaveValue('ABCPV1234D');
  },
};

export const EmptyOnAPhone: Story = at(samples.nothing, 'mobile');
export const AskingTheRegister: Story = at(samples.checking);

export const Refused: Story = {
  ...at(samples.refused),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/was not found in the income tax records/)).toBeVisible();
    await expect(canvas.getByLabelText('Name on the card')).toHaveValue('Meera Kulkarni');
    await expect(canvas.getByText('2 attempts left today.')).toBeVisible();
  },
};

export const NoMoreTries: Story = {
  ...at({ ...samples.refused, triesLeft: 0 }, 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify PAN' })).toBeDisabled();
  },
};

export const InDoubt: Story = {
  ...at(samples.doubtful),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit details' }));
    await expect(canvas.getByLabelText('Name on the card')).toHaveValue('Meera Kulkarni');
  },
};

export const PanVerified: Story = at(samples.verified, 'mobile');

export const Full: Story = {
  ...at(samples.complete),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are ready for payouts.')).toBeVisible();
    await expect(canvas.getByText(/^Available for payouts from /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add an account' })).not.toBeInTheDocument();
  },
};

export const FullOnAPhone: Story = at(samples.complete, 'mobile');

export const AddingABankAccount: Story = {
  ...at(samples.verified, 'mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Add an account' }));
    await userEvent.type(sheet.getByLabelText('Account number'), '12ab');
    await userEvent.type(sheet.getByLabelText('IFSC'), 'hdfc0000001');
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(sheet.getByLabelText('Account number')).toHaveAccessibleDescription(
      'An account number has 6 to 18 digits',
    );
    await userEvent.clear(sheet.getByLabelText('Account number'));
    await userEvent.type(sheet.getByLabelText('Account number'), '00011020001772');
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(await sheet.findByText('We sent a code by SMS to +91 98•••••210.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await expect(sheet.getByLabelText('Account number')).toHaveValue('00011020001772');
  },
};

export const AddingAUpiId: Story = {
  ...at(samples.verified),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Add an account' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'UPI ID' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'UPI ID' }), 'meera');
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(sheet.getByRole('textbox', { name: 'UPI ID' })).toHaveAccessibleDescription(
      /looks like name@bank/,
    );
  },
};

export const Removing: Story = {
  ...at(samples.complete),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Remove' });
    if (first) await userEvent.click(first);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Remove this account?' }));
    await waitFor(() => expect(dialog.getByText(/No more money is sent to HDFC Bank ••1772/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove account' }));
    await waitFor(() => expect(dialog.getByText(/Your payouts go to this account/)).toBeVisible());
  },
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[failed(kycKey)]}>
      <KycScreen />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /retry/i })).toBeVisible();
  },
};

export const Offline: Story = {
  render: () => (
    <Shop seeds={[offline(kycKey, samples.complete)]} kind="mobile">
      <KycScreen />
    </Shop>
  ),
};
