import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { connectChannel } from './scripts/connect-channel.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/connect-channel', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  render: () => <ChartPage script={connectChannel} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'idle', [
      ['connect', 'starting'],
      ['startConnection answers: a link', 'waiting'],
      ['connections.loaded: one is new', 'connected'],
      ['connect', 'starting'],
    ]),
};
