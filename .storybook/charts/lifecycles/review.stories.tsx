import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { review } from './scripts/review.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/review', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const ReportedAndHidden: Story = {
  render: () => <ChartPage script={review} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'shown', [
      ['review.reported', 'reported'],
      ['verdict.hide', 'hidden'],
      ['review.withdrawn', 'barred'],
    ]),
};
