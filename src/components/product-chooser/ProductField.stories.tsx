import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { productOptions, productsKey } from '../../queries/catalog/products.queries';
import { failed, loaded, onePage, type Seed, Shop } from '../testing/Shop';
import { products } from '../testing/samples';
import { ProductField } from './ProductField';

const meta: Meta<typeof ProductField> = { title: 'Parts/ProductField', component: ProductField };
export default meta;
type Story = StoryObj<typeof ProductField>;

const older = { ...products[0], id: 'Older111111', title: 'Older than the list goes' };

function Chosen({ first, any }: { first: string; any?: string }) {
  const [value, setValue] = useState(first);
  return <ProductField label="Product" value={value} onChange={setValue} filter={{}} {...(any && { any })} />;
}

const on = (seeds: Seed[], about: { first: string; any?: string }): Story => ({
  render: () => (
    <Shop seeds={seeds}>
      <Chosen {...about} />
    </Shop>
  ),
});
const full = loaded(productsKey({}), onePage(products));

export const Empty: Story = {
  ...on([full], { first: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Product: Choose a product' })).toBeVisible();
  },
};

/** However far down the list what is chosen stands, it has its name; and another can be chosen. */
export const Full: Story = {
  ...on([full, loaded(productOptions(older.id).queryKey, older)], { first: older.id, any: 'All products' }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: `Product: ${older.title}` });
    await userEvent.click(field);
    const choice = within(await screen.findByRole('dialog', { name: 'Choose a product' }));
    await userEvent.click(choice.getByRole('option', { name: new RegExp(products[2]?.title ?? '') }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleName(`Product: ${products[2]?.title}`);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'All products' }));
    await expect(field).toHaveAccessibleName('Product: All products');
  },
};

/** Without its name it is still chosen. */
export const Failed = on([failed(productsKey({})), failed(productOptions(older.id).queryKey)], {
  first: older.id,
});
