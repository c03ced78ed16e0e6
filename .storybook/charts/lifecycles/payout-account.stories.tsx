import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { payoutAccount } from './scripts/payout-account.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/payout-account', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const AskedAgain: Story = {
  render: () => <ChartPage script={payoutAccount} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'checking', [
      ['check.valid', 'verified'],
      ['name.changed', 'checking'],
      ['check.doubtful', 'doubtful'],
      ['review.refused', 'refused'],
      ['remove', 'removed'],
    ]),
};
