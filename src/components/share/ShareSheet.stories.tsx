import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Shop } from '../testing/Shop';
import { products } from '../testing/samples';

import { ShareSheet } from './ShareSheet';

const meta = {
  title: 'Parts/ShareSheet',
  component: ShareSheet,
  args: { product: products[0] ?? null, onClose: fn() },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof ShareSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Share' }));
    await expect(await sheet.findByRole('link', { name: 'Preview as a buyer' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /A link for each channel/ })).toBeVisible();
  },
};

export const Closed: Story = { args: { product: null } };
