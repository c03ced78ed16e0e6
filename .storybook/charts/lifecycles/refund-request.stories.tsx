import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { refundRequest } from './scripts/refund-request.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/refund-request', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const AnsweredLate: Story = {
  render: () => <ChartPage script={refundRequest} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'asked', [
      ['time.over', 'lapsed'],
      ['answer.granted', 'granted'],
    ]),
};
