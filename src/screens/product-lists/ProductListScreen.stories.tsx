import type { ProductKind } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { productsKey } from '../../queries/catalog/products.queries';
import { ProductListScreen } from './ProductListScreen';

const key = productsKey({ kind: 'page' });

const servers = samples.products.map((product, index) => ({
  ...product,
  kind: 'discord' as const,
  isSharedLink: index === 0,
}));

const meta: Meta<typeof ProductListScreen> = {
  title: 'Screens/Product lists',
  component: ProductListScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ProductListScreen>;

const on = (seed: Seed, layout: LayoutKind = 'desktop', kind: ProductKind = 'page'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={layout}>
      <ProductListScreen kind={kind} />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Empty = on(loaded(key, onePage([])));
export const Full = on(loaded(key, onePage(samples.products)));
export const FullOnAPhone = on(loaded(key, onePage(samples.products)), 'mobile');
export const Failed = on(failed(key));
export const Offline = on(offline(key, onePage(samples.products)), 'mobile');

/** Servers are listed where their area opens, on a page of its own with the way to the other kinds. */
export const Servers: Story = {
  ...on(loaded(productsKey({ kind: 'discord' }), onePage(servers)), 'page-desktop', 'discord'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Discord servers', current: 'page' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^More actions for/ })).toHaveLength(servers.length);
    await expect(canvas.getAllByText('Shared invite link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'New server' })).toBeVisible();
  },
};
export const ServersOnAPhone = on(
  loaded(productsKey({ kind: 'discord' }), onePage(servers)),
  'page-mobile',
  'discord',
);

const ofAll = [
  { ...samples.products[0], kind: 'course' as const },
  { ...samples.products[1], kind: 'discord' as const },
  ...samples.products.slice(2),
];
const everything = (seed: Seed, layout: LayoutKind): Story => {
  const story = on(seed, layout);
  return {
    ...story,
    beforeEach: () => {
      const before = window.location.href;
      const here = new URL(before);
      here.searchParams.set('kind', 'all');
      window.history.replaceState(null, '', here);
      return () => window.history.replaceState(null, '', before);
    },
  };
};
const allKey = productsKey({});

/** Products of all kinds, each with its own. */
export const OfAllKinds: Story = {
  ...everything(loaded(allKey, onePage(ofAll)), 'desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Products');
    await expect(canvas.getByText('Discord server')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New product' })).toBeVisible();
  },
};
export const OfAllKindsOnAPhone = everything(loaded(allKey, onePage(ofAll)), 'mobile');
export const NothingOfAnyKind: Story = {
  ...everything(loaded(allKey, onePage([])), 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lesson' })).toHaveAttribute('href', '/Create/lesson');
  },
};

/** Nothing of a kind yet: what it is, what is asked for, and the way to make one. */
export const FirstCourse: Story = {
  ...on(loaded(productsKey({ kind: 'course' }), onePage([])), 'mobile', 'course'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Courses', current: 'page' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Your first course starts with one lesson' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New course' })).toHaveAttribute('href', '/Create/course');
    await expect(canvas.getByRole('radio', { name: 'Lessons' })).toBeInTheDocument();
  },
};
export const FirstCombo = on(loaded(productsKey({ kind: 'combo' }), onePage([])), 'desktop', 'combo');
