import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPage } from '../ChartPage';
import { play } from '../play';
import { access } from './scripts/access.script';

const meta: Meta<typeof ChartPage> = { title: 'Charts/access', component: ChartPage };
export default meta;
type Story = StoryObj<typeof meta>;

export const RenewedLate: Story = {
  render: () => <ChartPage script={access} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'pending', [
      ['payment.succeeded', 'active'],
      ['period.ended', 'grace'],
      ['access.ended', 'ended'],
      ['period.paid', 'active'],
    ]),
};

export const DisputedAndLost: Story = {
  render: () => <ChartPage script={access} />,
  play: ({ canvasElement }) =>
    play(canvasElement, 'pending', [
      ['payment.succeeded', 'active'],
      ['dispute.opened', 'suspended'],
      ['dispute.won', 'active'],
      ['dispute.opened', 'suspended'],
      ['dispute.lost', 'revoked'],
      ['creator.granted', 'active'],
    ]),
};
