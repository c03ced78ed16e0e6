import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures, noFigures } from '../../components/testing/figures';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import type { SampleProduct } from '../../components/testing/samples';
import * as samples from '../../components/testing/samples';
import { analyticsKey } from '../../queries/analytics.queries';
import { salesKey } from '../../queries/orders/sales.queries';
import { Overview } from './Overview';

const [product] = samples.products as [SampleProduct];

const meta: Meta<typeof Overview> = {
  title: 'Screens/Product settings/Overview',
  component: Overview,
  args: { product, now: samples.now },
};
export default meta;
type Story = StoryObj<typeof Overview>;

const figuresKey = analyticsKey(product.id, { range: '30d' });
const key = salesKey({ productId: product.id });
const none = { ...samples.totals, count: 0, amount: 0, fee: 0, feeTax: 0, refunded: 0, net: 0 };
const its = onePage(
  samples.sales.filter((sale) => sale.product.id === product.id),
  { totals: samples.totals },
);

const on = (seeds: Seed[], kind: 'page-desktop' | 'page-mobile' = 'page-desktop'): Story => ({
  render: (args) => (
    <Shop seeds={seeds} kind={kind}>
      <Overview {...args} />
    </Shop>
  ),
});

export const Loading = on([loading(figuresKey), loading(key)]);
export const Empty = on([loaded(figuresKey, noFigures), loaded(key, onePage([], { totals: none }))]);
export const Full = on([loaded(figuresKey, figures), loaded(key, its)]);
/** Each of the two is tried again by itself; the prices and the link came with the product. */
export const Failed: Story = {
  ...on([failed(figuresKey), failed(key)]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    await expect(canvas.getByText('The sales did not load')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toBeVisible();
  },
};
export const Offline = on([offline(figuresKey, figures), offline(key, its)], 'page-mobile');
