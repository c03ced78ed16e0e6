import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Shop } from '../testing/Shop';
import { products, type SampleProduct } from '../testing/samples';

import { ProductActions } from './ProductActions';

const meta = {
  title: 'Parts/ProductActions',
  component: ProductActions,
  args: { product: null, onClose: fn(), onShare: fn() },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof ProductActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (status: string) => products.find((product) => product.status === status) ?? null;

export const Published: Story = {
  args: { product: find('published') },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Delete draft' })).not.toBeInTheDocument();
  },
};

/** Channels and servers have members. */
export const OfAServer: Story = {
  args: { product: { ...(find('published') as SampleProduct), kind: 'discord' } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    const members = await sheet.findByRole('link', { name: /^Members/ });
    await expect(members).toHaveAttribute('href', expect.stringMatching(/^\/members\//));
  },
};

export const Paused: Story = { args: { product: find('paused') } };

/** What cannot be undone is asked about first. */
export const Draft: Story = {
  args: { product: find('draft') },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Delete draft' }));
    await expect(sheet.getByText('Delete this draft? This cannot be undone.')).toBeVisible();
  },
};

export const Nothing: Story = {};
