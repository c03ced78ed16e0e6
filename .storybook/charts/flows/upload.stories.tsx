import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { uploading } from './scripts/upload.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/upload', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAConnection: Story = {
  render: () => <ChartPage script={uploading} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'remembering', [
      ['readKept answers: nothing', 'idle'],
      ['files.choose: two pictures', 'sending.beginning'],
      ['begin answers: a part is there', 'sending.piece'],
      ['sendPiece fails', 'sending.offline'],
      ['connection.back', 'sending.beginning'],
      ['begin answers: all of it is there', 'sending.making'],
      ['makePicture answers: the picture', 'sending.beginning'],
      ['cancel', 'idle'],
    ]),
};

export const AfterAReload: Story = {
  render: () => <ChartPage script={uploading} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'remembering', [
      ['readKept answers: one was left behind', 'sending.beginning'],
      ['begin answers: a part is there', 'sending.piece'],
      ['sendPiece fails: the end is elsewhere', 'sending.beginning'],
      ['begin fails: refused', 'idle'],
    ]),
};
