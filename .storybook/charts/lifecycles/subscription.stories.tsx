import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { subscription } from './scripts/subscription.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/subscription', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const RenewedInGrace: Story = {
  render: () => <ChartPage script={subscription} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'trialing', [
      ['period.paid', 'active'],
      ['period.ended', 'grace'],
      ['period.paid', 'active'],
      ['buyer.cancelled', 'cancelled'],
      ['period.ended', 'expired'],
    ]),
};
