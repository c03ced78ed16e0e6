import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { playing } from './scripts/player.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/player', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

const at = (playback: string, reports: string, network = 'online') => [
  `playback.${playback}`,
  `reports.${reports}`,
  `network.${network}`,
];

export const OverALostNetwork: Story = {
  render: () => <ChartPage script={playing} />,
  play: ({ canvasElement }) =>
    play(canvasElement, at('idle', 'silent'), [
      ['play', at('loading', 'silent')],
      ['media.playing', at('playing', 'reporting')],
      ['connection.lost', at('playing', 'reporting', 'offline')],
      ['media.waiting', at('offline', 'reporting', 'offline')],
      ['connection.back', at('loading', 'reporting')],
    ]),
};

export const OnAThirdDevice: Story = {
  render: () => <ChartPage script={playing} />,
  play: ({ canvasElement }) =>
    play(canvasElement, at('idle', 'silent'), [
      ['media.playing', at('playing', 'reporting')],
      ['heartbeat fails: two other devices play', at('refused', 'silent')],
      ['retry', at('asking', 'silent')],
    ]),
};
