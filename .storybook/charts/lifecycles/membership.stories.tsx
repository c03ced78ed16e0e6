import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { membership } from './scripts/membership.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/membership', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const RemovedAndBack: Story = {
  render: () => <ChartPage script={membership} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'invited', [
      ['join.requested', 'requested'],
      ['member.joined', 'joined'],
      ['member.removed', 'removed'],
      ['invite.sent', 'invited'],
    ]),
};
