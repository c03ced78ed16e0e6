import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  accounts,
  details,
  kycWith,
  payoutSettings,
  payouts,
  somePayouts,
} from '../../components/testing/payouts';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { kycKey } from '../../queries/money/kyc.queries';
import { latestPayoutsKey, payoutKey, payoutSettingsKey } from '../../queries/money/payouts.queries';
import { walletKey as key, walletEntriesKey } from '../../queries/money/wallet.queries';
import { disputesKey } from '../../queries/orders/holds.queries';
import { WalletScreen } from './WalletScreen';

const entriesKey = walletEntriesKey({});
const nothing = { available: 0, pending: 0, inTransit: 0, held: 0, lifetime: 0, upcoming: [] };

const undisputed = loaded(disputesKey, { items: [] });
const documents = [
  undisputed,
  loaded(kycKey, kycWith(accounts.bank, accounts.upi)),
  loaded(payoutSettingsKey, payoutSettings),
  loaded(latestPayoutsKey, somePayouts),
  loaded(payoutKey(payouts.sent.id), details.sent),
];
const wallet = { ...samples.wallet, inTransit: 12_000_00 };
const money = [loaded(key, wallet), loaded(entriesKey, onePage(samples.entries))];
const newcomer = [
  undisputed,
  loaded(key, nothing),
  loaded(entriesKey, onePage([])),
  loaded(kycKey, kycWith()),
  loaded(payoutSettingsKey, payoutSettings),
  loaded(latestPayoutsKey, { items: [], next: null }),
];

const meta: Meta<typeof WalletScreen> = {
  title: 'Screens/Wallet',
  component: WalletScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WalletScreen>;

const story = (seeds: Seed[], kind?: 'mobile'): Story => ({
  render: () => (
    <Shop seeds={seeds} {...(kind && { kind })}>
      <WalletScreen />
    </Shop>
  ),
});

export const Loading = story([
  loading(key),
  loading(entriesKey),
  loading(kycKey),
  loading(payoutSettingsKey),
  loading(latestPayoutsKey),
  loading(disputesKey),
]);
export const Empty = story(newcomer);
export const Full = story([...money, ...documents]);
export const FullOnAPhone = story([...money, ...documents], 'mobile');

const below = loaded(key, { ...samples.wallet, available: -46_956 });

export const BelowZero: Story = {
  ...story([below, ...money.slice(1), ...documents]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹469.56 negative balance')).toBeVisible();
    await expect(canvas.getByText(/Until then withdrawals are not possible/)).toBeVisible();
  },
};

export const BelowZeroOnAPhone = story([below, ...money.slice(1), ...documents], 'mobile');

/** What happened to a withdrawal opens over the list. */
export const OneWithdrawal: Story = {
  ...story([...money, ...documents]),
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('list', { name: 'Withdrawals' });
    const [row] = within(list).getAllByRole('button', { name: 'HDFC Bank ••4821' });
    if (row) await userEvent.click(row);
    const sheet = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Withdrawal' });
    await expect(within(sheet).getByText('Sent to the bank')).toBeVisible();
    await expect(within(sheet).getByText('With the bank')).toBeVisible();
  },
};

export const Failed = story([
  failed(key),
  failed(entriesKey),
  failed(kycKey),
  failed(payoutSettingsKey),
  failed(latestPayoutsKey),
  failed(disputesKey),
]);

export const Offline = story(
  [
    offline(key, samples.wallet),
    offline(entriesKey, onePage(samples.entries)),
    offline(kycKey, kycWith(accounts.bank)),
    offline(payoutSettingsKey, payoutSettings),
    offline(latestPayoutsKey, somePayouts),
    offline(disputesKey, { items: [] }),
  ],
  'mobile',
);
