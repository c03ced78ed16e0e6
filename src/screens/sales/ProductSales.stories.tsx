import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { openRequestsKey, roundsKey } from '../../queries/refund-requests.queries';
import { salesKey } from '../../queries/sales.queries';
import { ProductSales } from './ProductSales';

const [product] = samples.products as [(typeof samples.products)[number]];
const key = salesKey({ productId: product.id });
const nothingToReturn = loaded(roundsKey(product.id), { orders: 0, amount: 0, round: null });
const sales = onePage(
  samples.sales.filter((sale) => sale.product.id === product.id),
  { totals: samples.totals },
);

const meta: Meta<typeof ProductSales> = {
  title: 'Screens/Product settings/Sales',
  component: ProductSales,
};
export default meta;

type Story = StoryObj<typeof ProductSales>;

const on = (seed: Seed, kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[loaded(openRequestsKey, { items: [] }), nothingToReturn, seed]} kind={kind}>
      <ProductSales product={product} now={samples.now} />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Empty = on(loaded(key, onePage([], { totals: samples.totals })));
export const Failed = on(failed(key));
export const Offline = on(offline(key, sales), 'mobile');

export const Full: Story = {
  ...on(loaded(key, sales)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Product' })).toBeNull();
    await expect(canvas.queryByLabelText('Product')).toBeNull();
  },
};
