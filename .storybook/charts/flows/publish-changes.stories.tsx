import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { publishChanges } from './scripts/publish-changes.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/publish-changes', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangedElsewhere: Story = {
  render: () => <ChartPage script={publishChanges} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'closed', [
      ['review', 'review.preparing'],
      ['prepare answers: changes', 'review.reviewing'],
      ['publish', 'review.publishing'],
      ['publish fails: changed elsewhere', 'review.preparing'],
      ['prepare answers: changes', 'review.reviewing'],
      ['publish', 'review.publishing'],
      ['publish answers: done', 'closed'],
    ]),
};

export const BackToAnEarlierVersion: Story = {
  render: () => <ChartPage script={publishChanges} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'closed', [
      ['history', 'history.loading'],
      ['loadVersions answers: none yet', 'history.listed'],
      ['restore', 'history.restoring'],
      ['restore answers: done', 'closed'],
      ['discard', 'discard.asking'],
      ['confirm', 'discard.discarding'],
      ['discard answers: done', 'closed'],
    ]),
};
