import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { feed } from './scripts/feed.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/feed', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const LostAndHidden: Story = {
  render: () => <ChartPage script={feed} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'asleep', [
      ['page.shown', 'following'],
      ['feed.said', 'following'],
      ['feed.lost', 'waiting'],
      ['page.hidden', 'asleep'],
    ]),
};
