import type { Discount, Product } from '@haat/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { discountsKey } from '../../queries/discounts.queries';
import { productsKey } from '../../queries/products.queries';
import { DiscountsScreen } from './DiscountsScreen';
import { ProductDiscounts } from './ProductDiscounts';

const meta: Meta<typeof DiscountsScreen> = {
  title: 'Screens/Discounts',
  component: DiscountsScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof DiscountsScreen>;

const [product] = samples.products as [Product];

const discount = (changes: Partial<Discount>): Discount => ({
  id: changes.code ?? 'automatic',
  code: 'FIRSTLOAF',
  label: null,
  basisPoints: null,
  amount: null,
  product: null,
  startsAt: '2026-10-20T06:00:00Z',
  endsAt: null,
  maxUses: null,
  maxPerBuyer: null,
  minAmount: null,
  periods: 'first',
  status: 'active',
  used: 0,
  sales: 0,
  earned: 0,
  createdAt: '2026-10-20T06:00:00Z',
  updatedAt: '2026-10-20T06:00:00Z',
  ...changes,
});

const discounts = [
  discount({
    code: 'FIRSTLOAF',
    amount: 30_000,
    maxUses: 100,
    used: 41,
    sales: 41,
    earned: 49_15_900,
    endsAt: '2026-11-30T18:30:00Z',
    product: { id: product.id, kind: product.kind, title: product.title, url: product.url },
  }),
  discount({
    code: 'BAKERS20',
    basisPoints: 2_000,
    periods: 'every',
    used: 19,
    sales: 19,
    earned: 22_78_100,
  }),
  discount({ code: null, label: 'Opening week', basisPoints: 1_500, used: 12, sales: 12, earned: 15_28_800 }),
  discount({
    code: 'DIWALI26',
    basisPoints: 2_500,
    startsAt: '2026-10-31T18:30:00Z',
    endsAt: '2026-11-08T18:30:00Z',
    maxUses: 50,
    used: 48,
    sales: 47,
    earned: 53_95_200,
    status: 'expired',
  }),
  discount({
    code: 'NEWYEAR',
    amount: 50_000,
    startsAt: '2026-12-30T18:30:00Z',
    maxUses: 50,
    maxPerBuyer: 1,
    minAmount: 1_00_000,
    status: 'scheduled',
  }),
];

const all = discountsKey(null);
const products = loaded(productsKey({ status: 'published' }), onePage(samples.products));

const on = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[products, ...seeds]} kind={kind}>
      <DiscountsScreen />
    </Shop>
  ),
});

const ofOne = (seeds: Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <ProductDiscounts product={product} />
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

export const OfOneProduct = ofOne([loaded(discountsKey(product.id), onePage(discounts.slice(0, 3)))]);
export const NoneOfOneProduct = ofOne([loaded(discountsKey(product.id), onePage([]))], 'mobile');

export const ANewOne: Story = {
  ...on([loaded(all, onePage(discounts))], 'mobile'),
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New discount' }));
    const form = within(await screen.findByRole('dialog', { name: 'New discount' }));
    await userEvent.click(form.getByRole('button', { name: 'Make the discount' }));
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
    await expect(sheet.getByRole('button', { name: 'Take it away' })).toBeVisible();
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
    await userEvent.click(form.getByRole('button', { name: 'Make the discount' }));
    const field = form.getByRole('button', { name: 'Which product: Choose a product' });
    await expect(field).toHaveAccessibleDescription('Choose the product.');
    await userEvent.click(field);
    const choice = within(await screen.findByRole('dialog', { name: 'Choose a product' }));
    await waitFor(() => expect(choice.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};
