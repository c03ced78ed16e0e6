import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { accountDeletion } from './scripts/account-deletion.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/account-deletion', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const StayedOnceThenGone: Story = {
  render: () => <ChartPage script={accountDeletion} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'active', [
      ['deletion.requested', 'scheduled'],
      ['deletion.cancelled', 'active'],
      ['deletion.requested', 'scheduled'],
      ['period.ended', 'erasing'],
      ['erasure.completed', 'erased'],
    ]),
};
