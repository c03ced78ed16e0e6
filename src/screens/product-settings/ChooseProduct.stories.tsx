import type { ProductKind } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { productsKey } from '../../queries/catalog/products.queries';
import { ChooseProduct } from './ChooseProduct';

const meta: Meta<typeof ChooseProduct> = {
  title: 'Screens/Product settings/Choosing',
  component: ChooseProduct,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ChooseProduct>;

const on = (seed: Seed, kind: ProductKind = 'page'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind="page-desktop">
      <ChooseProduct kind={kind} tab="sales" />
    </Shop>
  ),
});

const key = productsKey({ kind: 'page' });
const pages = onePage(samples.products);

export const Loading = on(loading(key));
export const Empty = on(loaded(key, onePage([])));
export const EmptyOfAKindThatCannotBeMade = on(
  loaded(productsKey({ kind: 'discord' }), onePage([])),
  'discord',
);
export const Failed = on(failed(key));
export const Offline = on(offline(key, pages));

export const Full: Story = {
  ...on(loaded(key, pages)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sourdough at Home, in Indian Weather' })).toHaveAttribute(
      'href',
      '/tgsettings1/tranpage?id=Sourdough11',
    );
  },
};
