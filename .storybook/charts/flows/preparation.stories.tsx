import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { lostPreparation, preparing } from './scripts/preparation.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/preparation', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnUpload: Story = {
  render: () => <ChartPage script={preparing} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'making', [
      ['make.failed: no answer', 'waiting'],
      ['connection.back', 'making'],
      ['make.progressed', 'making'],
      ['make.done', 'made'],
      ['upload.stored', 'publishing'],
      ['publish fails: still checked', 'unpublished'],
      ['connection.back', 'publishing'],
      ['publish answers: served', 'over'],
    ]),
};

export const AfterAReload: Story = {
  render: () => <ChartPage script={lostPreparation} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'lost', [
      ['file.pick', 'making'],
      ['make.failed: this browser cannot', 'telling'],
      ['tellFailure fails: no answer', 'untold'],
      ['connection.back', 'telling'],
      ['tellFailure answers: noted', 'over'],
    ]),
};
