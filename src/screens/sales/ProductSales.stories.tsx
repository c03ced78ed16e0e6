import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { openRequestsKey, roundsKey } from '../../queries/orders/refund-requests.queries';
import { salesKey } from '../../queries/orders/sales.queries';
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

/** What is asked for now waits for the network. */
const withoutNetwork = () => {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(true);
};

const notices = (canvas: { queryAllByText: (text: string) => HTMLElement[] }) =>
  canvas.queryAllByText('No connection.');

/** The network is gone for all of it: said once, above. */
export const OfflineThroughout: Story = {
  render: () => (
    <Shop seeds={[offline(key, sales)]} kind="mobile">
      <ProductSales product={product} now={samples.now} />
    </Shop>
  ),
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await canvas.findByText(/The rest loads when/);
    await waitFor(() => expect(notices(canvas)).toHaveLength(1));
    await expect(canvas.getByText(/from 2 sales/)).toBeVisible();
  },
};

/** All of it failed: one way to try again, which tries all. */
export const FailedThroughout: Story = {
  render: () => (
    <Shop seeds={[failed(openRequestsKey), failed(roundsKey(product.id)), failed(key)]} kind="mobile">
      <ProductSales product={product} now={samples.now} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('This screen did not load');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1));
  },
};

export const Full: Story = {
  ...on(loaded(key, sales)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Product' })).toBeNull();
    await expect(canvas.queryByLabelText('Product')).toBeNull();
  },
};
