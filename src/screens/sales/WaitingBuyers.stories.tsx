import type { OpenRefundRequests } from '@haat/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loaded, loading, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { openRequestsKey } from '../../queries/refund-requests.queries';
import { WaitingBuyers } from './WaitingBuyers';

const meta: Meta<typeof WaitingBuyers> = {
  title: 'Screens/Sales/Waiting buyers',
  component: WaitingBuyers,
};
export default meta;

type Story = StoryObj<typeof WaitingBuyers>;

const waiting = (count: number): OpenRefundRequests => ({
  items: samples.sales.slice(0, count).map(({ id, buyer, product }) => ({
    orderId: id,
    title: product.title,
    buyer: buyer.name || null,
    request: samples.refundRequest,
  })),
});

const of = (seed: Parameters<typeof Shop>[0]['seeds'][number]): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <WaitingBuyers hrefOf={(id) => `/transaction?sale=${id}`} />
    </Shop>
  ),
});

export const Nobody: Story = {
  ...of(loaded(openRequestsKey, waiting(0))),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/money back/)).toBeNull();
  },
};

export const Loading: Story = of(loading(openRequestsKey));

export const Several: Story = {
  ...of(loaded(openRequestsKey, waiting(4))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ananya Iyer, ₹500' })).toBeVisible();
    await expect(canvas.getByText('And 1 more, the oldest first.')).toBeVisible();
  },
};
