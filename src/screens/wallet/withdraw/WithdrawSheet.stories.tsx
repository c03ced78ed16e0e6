import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accounts, kycWith, payoutSettings } from '../../../components/testing/payouts';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { kycKey } from '../../../queries/money/kyc.queries';
import { payoutSettingsKey } from '../../../queries/money/payouts.queries';
import { WithdrawSheet } from './WithdrawSheet';

const meta: Meta<typeof WithdrawSheet> = {
  title: 'Screens/Wallet/Withdraw',
  component: WithdrawSheet,
  parameters: { layout: 'fullscreen' },
  args: { wallet: samples.wallet, isOpen: true, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof WithdrawSheet>;

const settings = loaded(payoutSettingsKey, payoutSettings);
const story = (seeds: Seed[], kind?: 'mobile'): Story => ({
  render: (args) => (
    <Shop seeds={seeds} {...(kind && { kind })}>
      <WithdrawSheet {...args} />
    </Shop>
  ),
});
const sheetIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Withdraw' }));

export const Loading = story([loading(kycKey), loading(payoutSettingsKey)]);

/** Everything that is available, unless less is typed; what is too much or too little is said. */
export const Full: Story = {
  ...story([loaded(kycKey, kycWith(accounts.bank, accounts.upi, accounts.fresh)), settings]),
  play: async ({ canvasElement }) => {
    const sheet = sheetIn(canvasElement);
    await expect(sheet.getByLabelText('Amount')).toHaveValue('38,412.50');
    const amount = sheet.getByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '40000');
    await userEvent.tab();
    await expect(sheet.getByText('At most ₹38,412.50 can be withdrawn now.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '30000');
    await expect(sheet.getByText('₹8,412.50')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'State Bank of India ••0917' })).toBeDisabled();
    await userEvent.click(sheet.getByRole('button', { name: 'Everything' }));
    await expect(amount).toHaveValue('38,412.50');
  },
};

/** Nothing leaves before the amount and the account have been seen once more. */
export const Review: Story = {
  ...story([loaded(kycKey, kycWith(accounts.bank, accounts.upi)), settings], 'mobile'),
  play: async ({ canvasElement }) => {
    const sheet = sheetIn(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Review withdrawal' }));
    await expect(sheet.getByText('to HDFC Bank ••4821')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Withdraw ₹38,412.50' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Back' }));
    await expect(sheet.getByLabelText('Amount')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Review withdrawal' }));
  },
};

export const FullOnAPhone = story([loaded(kycKey, kycWith(accounts.bank, accounts.upi)), settings], 'mobile');

export const KycNeeded: Story = {
  ...story([loaded(kycKey, kycWith()), settings], 'mobile'),
  play: async ({ canvasElement }) => {
    const link = sheetIn(canvasElement).getByRole('link', { name: 'Add PAN and account' });
    await expect(link).toHaveAttribute('href', '/wallet/kyc');
  },
};

export const TooLittle: Story = {
  ...story([loaded(kycKey, kycWith(accounts.bank)), settings]),
  args: { wallet: { ...samples.wallet, available: 9_950 } },
  play: async ({ canvasElement }) => {
    await expect(sheetIn(canvasElement).getByText('Minimum withdrawal ₹100')).toBeVisible();
  },
};

/** An account that has to cool off first: the form says from when. */
export const OnlyANewAccount: Story = {
  ...story([loaded(kycKey, kycWith(accounts.fresh)), settings]),
  play: async ({ canvasElement }) => {
    const sheet = sheetIn(canvasElement);
    await expect(sheet.getByText(/^New: can be used from 22 Nov/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Review withdrawal' })).toBeDisabled();
  },
};

export const Failed = story([failed(kycKey), failed(payoutSettingsKey)]);
export const Offline = story(
  [offline(kycKey, kycWith(accounts.bank)), offline(payoutSettingsKey, payoutSettings)],
  'mobile',
);
