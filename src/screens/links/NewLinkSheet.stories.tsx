import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { productsKey } from '../../queries/catalog/products.queries';
import { NewLinkSheet } from './NewLinkSheet';

const key = productsKey({ status: 'published' });
const products = onePage(samples.products);

const meta = {
  title: 'Screens/Links/New link',
  component: NewLinkSheet,
  args: { isOpen: true, productId: null, onClose: fn(), onMade: fn() },
} satisfies Meta<typeof NewLinkSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'New link' }));
const on = (seed: Seed, play: NonNullable<Story['play']>): Story => ({
  render: (args) => (
    <Shop seeds={[seed]} kind="mobile">
      <NewLinkSheet {...args} />
    </Shop>
  ),
  play,
});

export const Loading = on(loading(key), async () => {
  await expect(await (await sheet()).findByRole('status')).toHaveTextContent('Loading');
});

export const Empty = on(loaded(key, onePage([])), async () => {
  const inside = await sheet();
  await expect(inside.getByRole('heading', { name: 'No products on sale yet' })).toBeVisible();
  await expect(inside.getByRole('link', { name: 'View products' })).toBeVisible();
});

/** The newest is chosen already; what was typed is kept when it is closed. */
export const Full = on(loaded(key, products), async () => {
  const inside = await sheet();
  await expect(inside.getByRole('button', { name: /^Leads to: / })).toBeVisible();
  const place = inside.getByRole('textbox', { name: 'Label' });
  await userEvent.clear(place);
  await userEvent.type(place, 'Instagram bio');
  await expect(inside.getByRole('button', { name: 'Create link' })).toBeEnabled();
  await userEvent.clear(place);
});

export const Failed = on(failed(key), async () => {
  const inside = await sheet();
  await expect(inside.getByRole('alert')).toHaveTextContent('Your products did not load');
  await expect(inside.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Offline: Story = {
  render: (args) => (
    <Shop seeds={[]} kind="mobile">
      <NewLinkSheet {...args} />
    </Shop>
  ),
  // What is asked for now waits for the network.
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async () => {
    await expect(await (await sheet()).findByText('No connection.')).toBeVisible();
  },
};

/** The list is an old copy: a link can be made to what it names. */
export const OfflineOverAnOldCopy = on(offline(key, products), async () => {
  await expect((await sheet()).getByRole('button', { name: /^Leads to: / })).toBeVisible();
});
