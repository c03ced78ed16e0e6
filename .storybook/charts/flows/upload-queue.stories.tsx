import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { uploadQueue } from './scripts/upload-queue.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/upload-queue', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralFiles: Story = {
  render: () => <ChartPage script={uploadQueue} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'remembering', [
      ['readKept answers: one was left behind', 'open'],
      ['files.choose: two pictures', 'open'],
      ['upload.reported: loaf waits', 'open'],
      ['upload.reported: loaf is over', 'open'],
      ['cancelAll', 'open'],
    ]),
};
