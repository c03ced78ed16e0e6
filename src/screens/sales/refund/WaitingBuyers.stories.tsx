import type { OpenRefundRequests } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { openRequestsKey } from '../../../queries/orders/refund-requests.queries';
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

export const Empty: Story = {
  ...of(loaded(openRequestsKey, waiting(0))),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/money back/)).toBeNull();
  },
};

export const Loading: Story = of(loading(openRequestsKey));

export const Full: Story = {
  ...of(loaded(openRequestsKey, waiting(4))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ananya Iyer, ₹500' })).toBeVisible();
    await expect(canvas.getByText('And 1 more, the oldest first.')).toBeVisible();
  },
};

/** They have only so long to be answered, so nobody is taken for not waiting because nothing came. */
export const Failed: Story = {
  ...of(failed(openRequestsKey)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Refund requests did not load');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Offline: Story = {
  ...of(offline(openRequestsKey, waiting(1))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection.');
    await expect(canvas.getByRole('link', { name: 'Ananya Iyer, ₹500' })).toBeVisible();
  },
};
