import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { refund } from './scripts/refund.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/refund', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const DecidedLater: Story = {
  render: () => <ChartPage script={refund} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'started', [
      ['gateway.waiting', 'pending'],
      ['gateway.refunded', 'done'],
    ]),
};
