import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { walletKey as key, walletEntriesKey } from '../../queries/wallet.queries';
import { WalletScreen } from './WalletScreen';

const entriesKey = walletEntriesKey({});
const nothing = { available: 0, pending: 0, inTransit: 0, lifetime: 0, upcoming: [] };

const meta: Meta<typeof WalletScreen> = {
  title: 'Screens/Wallet',
  component: WalletScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof WalletScreen>;

export const Loading: Story = {
  render: () => (
    <Shop seeds={[loading(key), loading(entriesKey)]}>
      <WalletScreen />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop seeds={[loaded(key, nothing), loaded(entriesKey, onePage([]))]}>
      <WalletScreen />
    </Shop>
  ),
};

export const Full: Story = {
  render: () => (
    <Shop seeds={[loaded(key, samples.wallet), loaded(entriesKey, onePage(samples.entries))]}>
      <WalletScreen />
    </Shop>
  ),
};

export const FullOnAPhone: Story = {
  render: () => (
    <Shop seeds={[loaded(key, samples.wallet), loaded(entriesKey, onePage(samples.entries))]} kind="mobile">
      <WalletScreen />
    </Shop>
  ),
};

const below = { ...samples.wallet, available: -46_956 };

export const BelowZero: Story = {
  render: () => (
    <Shop seeds={[loaded(key, below), loaded(entriesKey, onePage(samples.entries))]}>
      <WalletScreen />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹469.56 to make up')).toBeVisible();
    await expect(canvas.getByText(/Until then nothing can be paid out/)).toBeVisible();
  },
};

export const BelowZeroOnAPhone: Story = {
  render: () => (
    <Shop seeds={[loaded(key, below), loaded(entriesKey, onePage(samples.entries))]} kind="mobile">
      <WalletScreen />
    </Shop>
  ),
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[failed(key), failed(entriesKey)]}>
      <WalletScreen />
    </Shop>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shop seeds={[offline(key, samples.wallet), offline(entriesKey, onePage(samples.entries))]} kind="mobile">
      <WalletScreen />
    </Shop>
  ),
};
