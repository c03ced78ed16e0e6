import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { kyc } from './scripts/kyc.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/kyc', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const DoubtThenComplete: Story = {
  render: () => <ChartPage script={kyc} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'none', [
      ['pan.given', 'panChecking'],
      ['pan.doubtful', 'panDoubtful'],
      ['review.accepted', 'panVerified'],
      ['account.verified', 'complete'],
    ]),
};
