import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { palette } from './scripts/palette.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/palette', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  render: () => <ChartPage script={palette} />,
  play: ({ canvasElement }) =>
    play(
      canvasElement,
      ['panel.closed', 'keys.idle'],
      [
        ['palette.open', ['keys.idle', 'panel.open.idle']],
        ['query.change: a word', ['keys.idle', 'panel.open.waiting']],
        ['150 ms pass', ['keys.idle', 'panel.open.searching']],
        ['search answers: nothing of that name', ['keys.idle', 'panel.open.found']],
        ['key.press: g', ['keys.armed', 'panel.open.found']],
        ['item.choose', ['panel.closed', 'keys.armed']],
      ],
    ),
};
