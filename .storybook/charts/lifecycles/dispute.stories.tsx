import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { dispute } from './scripts/dispute.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/dispute', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const WonAndAskedAgain: Story = {
  render: () => <ChartPage script={dispute} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'opened', [
      ['creator.answered', 'answered'],
      ['gateway.won', 'won'],
      ['gateway.askedAgain', 'opened'],
      ['gateway.lost', 'lost'],
    ]),
};
