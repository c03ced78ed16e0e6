import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../../components/testing/Shop';
import { creatorKey } from '../../../queries/admin.queries';
import { creator } from '../operator.samples';
import { Creator } from './Creator';

const meta: Meta<typeof Creator> = {
  title: 'Screens/Operator/One creator',
  component: Creator,
  args: { id: creator.id },
};
export default meta;
type Story = StoryObj<typeof Creator>;

const key = creatorKey(creator.id);
const showing = (seed: Seed): Story => ({
  render: (args) => (
    <Shop seeds={[seed]}>
      <Creator {...args} />
    </Shop>
  ),
});

export const Loading = showing(loading(key));
export const Full = showing(loaded(key, creator));
export const Failed: Story = {
  ...showing(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The creator did not load');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline = showing(offline(key, creator));

export const LosingANumber: Story = {
  ...Full,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Lost' });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove +91 98•••••345?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription(/Give a reason\./);
  },
};
export const GivingMoney: Story = {
  ...Full,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adjust balance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Balance of Meera Kulkarni' }));
    await userEvent.type(dialog.getByLabelText('Amount'), '500');
    await expect(dialog.getByText('₹2,500.00')).toBeInTheDocument();
    await userEvent.click(dialog.getByText('Take'));
    await expect(dialog.getByText('₹1,500.00')).toBeInTheDocument();
  },
};
export const HoldingMoney: Story = {
  ...Full,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hold money' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hold money of Meera Kulkarni' }));
    await userEvent.type(dialog.getByLabelText('Amount'), '9');
    await userEvent.type(dialog.getByLabelText('Why'), 'The bank asks.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
    await expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/more than is available/);
    await expect(dialog.getByLabelText('Next step for the creator')).toHaveAccessibleDescription(
      /Tell them what to do/,
    );
  },
};
