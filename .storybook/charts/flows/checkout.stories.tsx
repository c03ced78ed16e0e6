import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { checkout, checkoutReturn } from './scripts/checkout.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/checkout', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  render: () => <ChartPage script={checkout} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'enteringDetails', [
      ['details.submit', 'placingOrder'],
      ['placeOrder fails: refused', 'enteringDetails'],
      ['details.submit', 'placingOrder'],
      ['placeOrder answers: to be paid', 'openingPayment'],
      ['payment.returned', 'confirming.reading'],
      ['readOrder answers: awaitingPayment', 'confirming.waiting'],
      ['1000 ms pass', 'confirming.reading'],
      ['readOrder answers: fulfilled', 'paid'],
    ]),
};

export const BackFromTheGateway: Story = {
  render: () => <ChartPage script={checkoutReturn} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'confirming.reading', [
      ['readOrder answers: dropped', 'dropped'],
      ['order.check', 'confirming.reading'],
      ['readOrder fails', 'confirming.waiting'],
      ['order.check', 'confirming.reading'],
      ['readOrder fails: refused', 'unreadable'],
    ]),
};
