import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { loaded, type Seed, Shop } from '../../../components/testing/Shop';
import { proposalsKey } from '../../../queries/admin.queries';
import { Proposals } from './Proposals';
import { declined, ownProposal, proposal } from './proposal.samples';

const meta: Meta<typeof Proposals> = { title: 'Screens/Operator/To confirm', component: Proposals };
export default meta;
type Story = StoryObj<typeof Proposals>;

const showing = (...seeds: Seed[]): Story => ({
  render: () => (
    <Shop seeds={seeds}>
      <Proposals />
    </Shop>
  ),
});
const list = (...items: unknown[]) => ({ items, next: null });

export const Waiting: Story = {
  ...showing(loaded(proposalsKey('waiting'), list(proposal, ownProposal))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You proposed it: another admin has to confirm it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit a creator' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription(/Give a reason\./);
  },
};

export const Decided: Story = {
  ...showing(loaded(proposalsKey('waiting'), list()), loaded(proposalsKey('decided'), list(declined))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Decided'));
    await expect(await canvas.findByText(/The fee was given back in October/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  },
};
