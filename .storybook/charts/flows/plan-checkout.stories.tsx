import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { planPurchase } from './scripts/plan-checkout.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/plan-checkout', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedInAndTaken: Story = {
  render: () => <ChartPage script={planPurchase} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'signedOut', [
      ['session.begun', 'reading'],
      ['readPlan answers: on Premium', 'offered'],
      ['order.submit', 'ordering'],
      ['orderPlan fails: another price', 'reading'],
      ['readPlan answers: on no plan', 'offered'],
      ['order.submit', 'ordering'],
      ['orderPlan answers: to be paid', 'paying'],
    ]),
};
