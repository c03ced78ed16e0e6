import type { RefundRound } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { roundsKey } from '../../../queries/orders/refund-requests.queries';
import { ReturnAll } from './ReturnAll';

const meta: Meta<typeof ReturnAll> = {
  title: 'Screens/Product settings/Refund all',
  component: ReturnAll,
};
export default meta;

type Story = StoryObj<typeof ReturnAll>;

const key = roundsKey('Sourdough11');
const on = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <ReturnAll productId="Sourdough11" />
    </Shop>
  ),
});
const round: RefundRound = {
  rule: 'creator',
  reason: 'The class does not take place',
  orders: 171,
  amount: 2_56_329_00,
  returned: 64,
  refused: 0,
  at: '2026-11-21T05:00:00Z',
  endedAt: null,
};

export const Loading = on(loading(key));
export const Failed: Story = {
  ...on(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Refundable amounts did not load');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline: Story = {
  ...on(offline(key, { orders: 107, amount: 1_60_393_00, round })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection.');
    await expect(canvas.getByRole('progressbar', { name: '64 of 171 done' })).toBeInTheDocument();
  },
};
export const Empty = on(loaded(key, { orders: 0, amount: 0, round: null }));

export const Full: Story = {
  ...on(loaded(key, { orders: 171, amount: 2_56_329_00, round: null })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund all' }));
    const send = await screen.findByRole('button', { name: 'Refund ₹2,56,329 to 171 buyers' });
    await waitFor(() => expect(send).toBeVisible());
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByText('Give a reason in one sentence.')).toBeVisible());
  },
};

export const GoingOn: Story = {
  ...on(loaded(key, { orders: 107, amount: 1_60_393_00, round })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '64 of 171 done' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Ended: Story = on(
  loaded(key, {
    orders: 2,
    amount: 2_998_00,
    round: { ...round, returned: 169, refused: 2, endedAt: '2026-11-21T05:04:00Z' },
  }),
);
