import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { plan } from './scripts/plan.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/plan', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const BoughtAndForgotten: Story = {
  render: () => <ChartPage script={plan} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'free', [
      ['plan.bought', 'active'],
      ['terms.ended', 'grace'],
      ['grace.ended', 'free'],
    ]),
};
