import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { broadcast } from './scripts/broadcast.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/broadcast', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const PausedAndSent: Story = {
  render: () => <ChartPage script={broadcast} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'scheduled', [
      ['time.reached', 'sending'],
      ['creator.paused', 'paused'],
      ['creator.resumed', 'sending'],
      ['recipients.done', 'sent'],
    ]),
};
