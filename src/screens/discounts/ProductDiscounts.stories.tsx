import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import { discountsKey } from '../../queries/catalog/discounts.queries';
import { discounts, product } from './discount.samples';
import { ProductDiscounts } from './ProductDiscounts';

const meta: Meta<typeof ProductDiscounts> = {
  title: 'Screens/Product settings/Discounts',
  component: ProductDiscounts,
  args: { product },
};
export default meta;
type Story = StoryObj<typeof ProductDiscounts>;

const key = discountsKey(product.id);
const its = onePage(discounts.slice(0, 3));
const on = (seed: Seed, kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: (args) => (
    <Shop seeds={[seed]} kind={kind}>
      <ProductDiscounts {...args} />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Empty = on(loaded(key, onePage([])), 'mobile');
export const Full = on(loaded(key, its));
/** The prices themselves came with the product, so what is struck out is told all the same. */
export const Failed: Story = {
  ...on(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list did not load');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline: Story = {
  ...on(offline(key, its), 'mobile'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection.');
    await expect(canvas.getByRole('button', { name: 'Share FIRSTLOAF' })).toBeVisible();
  },
};
