import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { mandate } from './scripts/mandate.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/mandate', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const HeldInTheAppAndEnded: Story = {
  render: () => <ChartPage script={mandate} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'proposed', [
      ['bank.agreed', 'active'],
      ['bank.paused', 'paused'],
      ['bank.resumed', 'active'],
      ['we.ended', 'ended'],
    ]),
};
