import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { order } from './scripts/order.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/order', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidAfterAll: Story = {
  render: () => <ChartPage script={order} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'created', [
      ['payment.opened', 'awaitingPayment'],
      ['order.expired', 'expired'],
      ['payment.succeeded', 'paid'],
      ['order.fulfilled', 'fulfilled'],
    ]),
};

export const SlowBank: Story = {
  render: () => <ChartPage script={order} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'created', [
      ['payment.opened', 'awaitingPayment'],
      ['payment.pending', 'pending'],
      ['payment.succeeded', 'paid'],
    ]),
};

export const Refunded: Story = {
  render: () => <ChartPage script={order} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'created', [
      ['payment.waived', 'paid'],
      ['order.fulfilled', 'fulfilled'],
      ['refund.started', 'refunding'],
      ['refund.succeeded', 'refunded'],
    ]),
};
