import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { discount } from './scripts/discount.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/discount', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const UsedUpAndReturned: Story = {
  render: () => <ChartPage script={discount} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'scheduled', [
      ['window.open', 'active'],
      ['uses.spent', 'exhausted'],
      ['uses.left', 'active'],
      ['window.closed', 'expired'],
    ]),
};
