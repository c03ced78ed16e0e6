import type { BuyerRefund } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failed, loaded, loading, offline, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { buyerRefundKey } from '../../queries/orders/refund-requests.queries';
import { AskRefund } from './AskRefund';

const meta: Meta<typeof AskRefund> = { title: 'Screens/Purchases/Refund', component: AskRefund };
export default meta;

type Story = StoryObj<typeof AskRefund>;

const id = 'Order1111111';
const key = buyerRefundKey(id);
const may: BuyerRefund = { refundable: 49_900, request: null };
const on = (seed: Parameters<typeof Shop>[0]['seeds'][number]): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="mobile">
      <AskRefund orderId={id} />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Nothing = on(loaded(key, { refundable: 0, request: null }));
export const Failed = on(failed(key));
export const Offline = on(offline(key, may));

export const Asking: Story = {
  ...on(loaded(key, may)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a refund' }));
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '600');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(canvas.getByText('At most ₹499 can be refunded.')).toBeVisible();
    await expect(canvas.getByText('Give a reason in one sentence.')).toBeVisible();
  },
};

export const Asked: Story = {
  ...on(loaded(key, { refundable: 0, request: samples.refundRequest })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  },
};

export const Declined: Story = on(
  loaded(key, {
    refundable: 49_900,
    request: {
      ...samples.refundRequest,
      status: 'refused',
      message: 'All of it was watched',
      answeredBy: 'seller',
      endedAt: '2026-11-21T05:00:00Z',
    },
  }),
);
