import type { Hold } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, Shop } from '../../components/testing/Shop';
import { holdsKey as key } from '../../queries/orders/holds.queries';
import { Held } from './Held';

const holds: Hold[] = [
  {
    id: 'cashfree_433475257_1',
    amount: 46_956,
    rule: 'dispute',
    reason: 'The buyer disputed this payment: Goods or Services Not Provided',
    whatToDo: 'Say what the buyer received and when. We send your response to the bank',
    by: '2026-11-28T18:29:59Z',
    at: '2026-11-20T08:10:00Z',
    orderId: 'Kz7mPq4TxW2bNdRe',
    disputeId: '433475257',
  },
  {
    id: 'review-1',
    amount: 2_50_000,
    rule: 'review',
    reason: 'Many refunds in one week',
    whatToDo: 'Nothing. We look at it and write to you by 25 November',
    by: null,
    at: '2026-11-18T08:10:00Z',
    orderId: null,
    disputeId: null,
  },
];
const full = { items: holds };

const meta: Meta<typeof Held> = {
  title: 'Screens/Wallet/Held',
  component: Held,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Held>;

export const Loading: Story = {
  render: () => (
    <Shop seeds={[loading(key)]}>
      <Held />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop seeds={[loaded(key, { items: [] })]}>
      <Held />
    </Shop>
  ),
};

export const Full: Story = {
  render: () => (
    <Shop seeds={[loaded(key, full)]}>
      <Held />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹2,969.56')).toBeVisible();
    await expect(canvas.getByText(/Due by 28 Nov 2026/)).toBeVisible();
  },
};

export const FullOnAPhone: Story = {
  render: () => (
    <Shop seeds={[loaded(key, full)]} kind="mobile">
      <Held />
    </Shop>
  ),
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[failed(key)]}>
      <Held />
    </Shop>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shop seeds={[offline(key, full)]} kind="mobile">
      <Held />
    </Shop>
  ),
};
