import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { discountsKey } from '../../queries/catalog/discounts.queries';
import { productsKey } from '../../queries/catalog/products.queries';
import { DiscountsScreen } from './DiscountsScreen';
import { discounts, product } from './discount.samples';

const meta: Meta<typeof DiscountsScreen> = {
  title: 'Screens/Discounts',
  component: DiscountsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DiscountsScreen>;

const all = discountsKey(null);
const products = loaded(productsKey({ status: 'published' }), onePage(samples.products));

const on = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[products, ...seeds]} kind={kind}>
      <DiscountsScreen />
    </Shop>
  ),
});

export const Loading = on([loading(all)]);
export const Empty = on([loaded(all, onePage([]))]);
export const Full: Story = {
  ...on([loaded(all, onePage(discounts))]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20% off, every period')).toBeVisible();
    await expect(canvas.getByText('41 of 100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share FIRSTLOAF' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'FIRSTLOAF' }));
    await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue(
      new URL(`${product.url}?code=FIRSTLOAF`, window.location.origin).href,
    );
  },
};
export const FullOnAPhone = on([loaded(all, onePage(discounts))], 'mobile');
export const Failed = on([failed(all)]);
export const Offline = on([offline(all, onePage(discounts))], 'mobile');

export const ANewOne: Story = {
  ...on([loaded(all, onePage(discounts))], 'mobile'),
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New discount' }));
    const form = within(await screen.findByRole('dialog', { name: 'New discount' }));
    await userEvent.click(form.getByRole('button', { name: 'Create discount' }));
    await expect(form.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/2 to 40 letters/);
    await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'diwali26');
    await expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue('DIWALI26');
    // What was typed is still there the next time, until it is sent or taken back.
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New discount' }));
    const again = within(await screen.findByRole('dialog', { name: 'New discount' }));
    await expect(again.getByRole('textbox', { name: 'Code' })).toHaveValue('DIWALI26');
  },
};

export const AChange: Story = {
  ...on([loaded(all, onePage(discounts))]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change NEWYEAR' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'NEWYEAR' }));
    await expect(sheet.getByRole('textbox', { name: 'Rupees off the price' })).toHaveValue('500');
    await expect(sheet.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

/** What could not be listed is no reason to hold for everything. */
export const ANewOneWhoseProductsFail: Story = {
  render: () => (
    <Shop
      seeds={[failed(productsKey({ status: 'published' })), loaded(all, onePage(discounts))]}
      kind="mobile"
    >
      <DiscountsScreen />
    </Shop>
  ),
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New discount' }));
    const form = within(await screen.findByRole('dialog', { name: 'New discount' }));
    await expect(form.getByRole('radio', { name: 'All products' })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: 'One product' }));
    await userEvent.click(form.getByRole('button', { name: 'Create discount' }));
    const field = form.getByRole('button', { name: 'Which product: Choose a product' });
    await expect(field).toHaveAccessibleDescription('Choose the product.');
    await userEvent.click(field);
    const choice = within(await screen.findByRole('dialog', { name: 'Choose a product' }));
    await waitFor(() => expect(choice.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};
