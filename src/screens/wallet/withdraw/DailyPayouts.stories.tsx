import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accounts, kycWith, payoutSettings } from '../../../components/testing/payouts';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { kycKey } from '../../../queries/money/kyc.queries';
import { payoutSettingsKey } from '../../../queries/money/payouts.queries';
import { DailyPayouts } from './DailyPayouts';

const meta: Meta<typeof DailyPayouts> = { title: 'Screens/Wallet/Daily', component: DailyPayouts };
export default meta;

type Story = StoryObj<typeof DailyPayouts>;

const both = loaded(kycKey, kycWith(accounts.bank, accounts.upi));
const on = { ...payoutSettings, daily: true, accountId: accounts.upi.id, nextAt: '2026-11-22T02:30:00Z' };
const story = (...seeds: Seed[]): Story => ({
  render: () => (
    <Shop seeds={seeds}>
      <DailyPayouts />
    </Shop>
  ),
});

export const Off = story(both, loaded(payoutSettingsKey, payoutSettings));

export const On: Story = {
  ...story(both, loaded(payoutSettingsKey, on)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Withdraw every morning' })).toBeChecked();
    await expect(canvas.getByText('Next on 22 Nov, 08:00.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue(accounts.upi.id);
  },
};

export const Loading = story(both, loading(payoutSettingsKey));
export const Failed = story(both, failed(payoutSettingsKey));
export const Offline = story(both, offline(payoutSettingsKey, on));
