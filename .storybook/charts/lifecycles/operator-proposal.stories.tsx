import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { operatorProposal } from './scripts/operator-proposal.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/operator-proposal', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  render: () => <ChartPage script={operatorProposal} />,
  play: ({ canvasElement }) => play(canvasElement, 'waiting', [['other.confirmed', 'confirmed']]),
};

export const Withdrawn: Story = {
  render: () => <ChartPage script={operatorProposal} />,
  play: ({ canvasElement }) => play(canvasElement, 'waiting', [['proposer.withdrew', 'withdrawn']]),
};
