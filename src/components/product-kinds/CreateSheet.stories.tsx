import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Shop } from '../testing/Shop';

import { CreateSheet } from './CreateSheet';

const meta = {
  title: 'Parts/CreateSheet',
  component: CreateSheet,
  args: { isOpen: true, onClose: fn() },
  decorators: [
    (Story) => (
      <Shop seeds={[]} kind="mobile">
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof CreateSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'What do you want to sell?' }));
    await expect(await sheet.findByRole('link', { name: 'Combo' })).toHaveAttribute('href', '/Create/combo');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
