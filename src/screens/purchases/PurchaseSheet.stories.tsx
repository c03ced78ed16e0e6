import type { Purchase } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { failed, loaded, loading, offline, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { ownReviewKey } from '../../queries/catalog/reviews.queries';
import { purchaseKey } from '../../queries/orders/purchases.queries';
import { buyerRefundKey } from '../../queries/orders/refund-requests.queries';
import { PurchaseSheet } from './PurchaseSheet';

const meta: Meta<typeof PurchaseSheet> = {
  title: 'Screens/Purchases/One purchase',
  component: PurchaseSheet,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof PurchaseSheet>;

const [bought, refunded] = samples.purchases as [Purchase, Purchase];
const key = purchaseKey(bought.orderId);
const sheet = (seeds: Parameters<typeof Shop>[0]['seeds'], orderId = bought.orderId) => (
  <Shop
    seeds={[
      ...seeds,
      loaded(buyerRefundKey(orderId), { refundable: 0, request: null }),
      loaded(ownReviewKey(orderId), { canWrite: false, review: null }),
    ]}
    kind="mobile"
  >
    <PurchaseSheet orderId={orderId} onClose={() => undefined} />
  </Shop>
);

export const Loading: Story = { render: () => sheet([loading(key)]) };

export const Full: Story = {
  render: () => sheet([loaded(key, bought)]),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: bought.product.title });
    await expect(dialog).toHaveTextContent(bought.orderId);
    await expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', bought.accessUrl);
  },
};

export const GivenBack: Story = {
  render: () => sheet([loaded(purchaseKey(refunded.orderId), refunded)], refunded.orderId),
  play: async () => {
    await screen.findByRole('dialog', { name: refunded.product.title });
    await expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  },
};

export const Failed: Story = { render: () => sheet([failed(key)]) };

export const Offline: Story = { render: () => sheet([offline(key, bought)]) };
