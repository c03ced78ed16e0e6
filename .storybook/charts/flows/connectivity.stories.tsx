import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { connectivity } from './scripts/connectivity.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/connectivity', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const RetriedWhileOffline: Story = {
  render: () => <ChartPage script={connectivity} />,
  play: async ({ canvasElement }) => {
    await play(canvasElement, 'online', [
      ['connection.lost', 'offline'],
      ['retry', 'waitingForOnline'],
      ['connection.back', 'online'],
    ]);
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('reloadPage');
  },
};
