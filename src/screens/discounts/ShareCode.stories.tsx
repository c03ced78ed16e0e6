import type { Discount } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { productsKey } from '../../queries/catalog/products.queries';
import { discounts } from './discount.samples';
import { ShareCode } from './ShareCode';

/** Holds for whatever is sold, so it has to be asked where the link leads. */
const [, ofAll] = discounts as [Discount, Discount];

const meta: Meta<typeof ShareCode> = {
  title: 'Screens/Discounts/Share a code',
  component: ShareCode,
  args: { discount: ofAll, product: null },
};
export default meta;
type Story = StoryObj<typeof ShareCode>;

const key = productsKey({ status: 'published' });
const products = onePage(samples.products);
const on = (seed: Seed): Story => ({
  render: (args) => (
    <Shop seeds={[seed]} kind="mobile">
      <ShareCode {...args} />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Empty = on(loaded(key, onePage([])));
export const Full: Story = {
  ...on(loaded(key, products)),
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(link.value).toMatch(/\?code=BAKERS20$/);
  },
};
export const Failed: Story = {
  ...on(failed(key)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your products did not load');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Offline = on(offline(key, products));
