import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { lostUpload, preparing, uploading } from './scripts/upload.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/upload', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAConnection: Story = {
  render: () => <ChartPage script={uploading} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'queued', [
      ['start', 'transferring.beginning'],
      ['begin answers: a part is there', 'transferring.piece'],
      ['sendPiece fails', 'transferring.waiting'],
      ['connection.back', 'transferring.beginning'],
      ['begin answers: all of it is there', 'transferring.finishing'],
      ['finish answers: ready', 'ready'],
      ['take', 'over'],
    ]),
};

export const PausedAndRefused: Story = {
  render: () => <ChartPage script={uploading} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'queued', [
      ['start', 'transferring.beginning'],
      ['pause', 'paused'],
      ['resume', 'queued'],
      ['start', 'transferring.beginning'],
      ['begin fails: refused', 'refused'],
      ['retry', 'queued'],
      ['cancel', 'over'],
    ]),
};

export const APreparedVideo: Story = {
  render: () => <ChartPage script={preparing} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'queued', [
      ['start', 'transferring.beginning'],
      ['begin answers: all of it is there', 'transferring.finishing'],
      ['preparation.reported: preparing', 'transferring.finishing'],
      ['finish answers: ready', 'ready'],
      ['take', 'taken.resting'],
      ['the preparation is over', 'over'],
    ]),
};

export const AfterAReload: Story = {
  render: () => <ChartPage script={lostUpload} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'lost', [
      ['file.pick', 'recognising'],
      ['recognise answers: another file', 'lost'],
      ['file.pick', 'recognising'],
      ['recognise answers: the same file', 'queued'],
      ['start', 'transferring.beginning'],
      ['begin answers: all of it is there', 'transferring.finishing'],
      ['finish answers: still checked', 'preparing.resting'],
    ]),
};
