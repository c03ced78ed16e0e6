import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { payout } from './scripts/payout.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/payout', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidAndSentBack: Story = {
  render: () => <ChartPage script={payout} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'requested', [
      ['gateway.took', 'sent'],
      ['gateway.paid', 'paid'],
      ['gateway.reversed', 'reversed'],
    ]),
};
