import type { AccessGrant, Purchase, Resume } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { purchasesKey as key, searchedPurchasesKey } from '../../queries/orders/purchases.queries';
import { PurchasesScreen } from './PurchasesScreen';

const meta: Meta<typeof PurchasesScreen> = {
  title: 'Screens/Purchases',
  component: PurchasesScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof PurchasesScreen>;

const screenOf = (seeds: readonly Seed[], kind: 'desktop' | 'mobile' = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={seeds} kind={kind}>
      <PurchasesScreen now={samples.now} />
    </Shop>
  ),
});

const [page, refunded] = samples.purchases as [Purchase, Purchase];
const of = (
  orderId: string,
  kind: Purchase['product']['kind'],
  title: string,
  more: Partial<Purchase> = {},
) => ({
  ...page,
  orderId,
  product: { ...page.product, id: `${orderId}P`, kind, title },
  ...more,
});
const days = (count: number) => new Date(samples.now.getTime() + count * 86_400_000).toISOString();
const grant = (productId: string, title: string, more: Partial<AccessGrant> = {}): AccessGrant => ({
  id: `${productId}Grant`,
  productId,
  kind: 'telegram',
  title,
  status: 'active',
  endsAt: null,
  url: '/access/Order7777777',
  ...more,
});
/** Something of every kind. */
const library: Purchase[] = [
  of('Order3333333', 'webinar', 'Evening ragas, live', { startsAt: days(1) }),
  of('Order4444444', 'telegram', 'Notes every morning', {
    subscription: { id: 'Order4444444', status: 'active', endsAt: days(12) },
  }),
  of('Order5555555', 'course', 'Watercolour in thirty evenings'),
  of('Order6666666', 'lock', 'Five quiet ghats and how to reach them'),
  of('Order7777777', 'combo', 'Everything for the monsoon', {
    accesses: [
      grant('first', 'Watercolour of rain', { kind: 'course' }),
      grant('second', 'Notes of every cloud', { endsAt: days(20), isArchived: true }),
      grant('third', 'Rooftop club', { status: 'ended', endsAt: days(-2) }),
    ],
  }),
  page,
  refunded,
];

const resume: Resume = {
  accessId: 'Grant5555555',
  orderId: 'Order5555555',
  productId: 'Order5555555P',
  kind: 'course',
  title: 'Watercolour in thirty evenings',
  seller: 'Rohit Deshmukh',
  cover: null,
  usedAt: days(-1),
  lesson: { number: 4, count: 12, title: 'Hills that recede', done: 3 },
  position: 95,
  url: '/learn/Grant5555555/hills',
};
const filled = (items: readonly Purchase[]) => onePage(items, { resume: [resume] });

export const Loading = screenOf([loading(key)]);
export const Empty = screenOf([loaded(key, onePage([]))]);
export const Full = screenOf([loaded(key, filled(library))]);
export const FullOnAPhone = screenOf([loaded(key, filled(library))], 'mobile');
/** Each part opens at its place, or says since when it does not. */
export const Combo: Story = {
  ...screenOf([loaded(key, onePage(library.filter(({ product }) => product.kind === 'combo')))]),
  play: async ({ canvas }) => {
    const items = await canvas.findByRole('list', { name: 'Included in Everything for the monsoon' });
    await expect(items).toHaveTextContent('Notes of every cloud · No longer sold, stays yours · Until');
    await expect(items).toHaveTextContent('Rooftop club · Ended on');
    const link = canvas.getByRole('link', { name: 'Notes of every cloud' });
    await expect(link.getAttribute('href')).toMatch(/#product-second$/);
    await expect(canvas.queryByRole('link', { name: 'Rooftop club' })).toBeNull();
  },
};
/** A gift that was given leads to what became of it; of one that was taken back its recipient reads no refund. */
export const Gifts: Story = {
  ...screenOf([
    loaded(
      key,
      onePage([
        of('Order8888888', 'course', 'Watercolour for Meera', { gift: 'given', accessUrl: null }),
        of('Order9999999', 'lock', 'Five quiet ghats', {
          gift: 'received',
          amount: 0,
          status: 'refunded',
          accessUrl: null,
        }),
      ]),
    ),
  ]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'View gift: Watercolour for Meera' });
    await expect(link).toHaveAttribute('href', '/access/Order8888888');
    await expect(canvas.getByText('Gift')).toBeVisible();
    await expect(canvas.queryByText('Refunded')).toBeNull();
  },
};
/** Whose frame leads to what is coming up, and to receipts. */
export const OfABuyer: Story = {
  render: () => (
    <Shop
      seeds={[loaded(key, filled(library))]}
      kind="mobile"
      user={{ ...samples.user, startsAt: 'library' }}
    >
      <PurchasesScreen now={samples.now} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Evening ragas, live')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Ways to look at your library' })).toBeNull();
  },
};
export const Failed = screenOf([failed(key)]);
export const Offline = screenOf([offline(key, onePage(library))], 'mobile');
export const NothingFound: Story = {
  ...screenOf([loaded(key, onePage(library)), loaded(searchedPurchasesKey({ q: 'chess' }), onePage([]))]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search purchases' }));
    await userEvent.paste('chess');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByText('Evening ragas, live')).toBeVisible();
  },
};
