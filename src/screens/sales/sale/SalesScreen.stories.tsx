import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleBusiness } from '../../../components/testing/business';
import { failed, loaded, loading, offline, onePage, Shop } from '../../../components/testing/Shop';
import * as samples from '../../../components/testing/samples';
import { businessKey } from '../../../queries/accounts/business.queries';
import { productsKey } from '../../../queries/catalog/products.queries';
import { openRequestsKey } from '../../../queries/orders/refund-requests.queries';
import { salesKey } from '../../../queries/orders/sales.queries';
import { SalesScreen } from './SalesScreen';

const key = salesKey({});
const nobodyWaits = loaded(openRequestsKey, { items: [] });
const full = onePage(samples.sales, { totals: samples.totals });

const meta: Meta<typeof SalesScreen> = {
  title: 'Screens/Sales',
  component: SalesScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof SalesScreen>;

export const Loading: Story = {
  render: () => (
    <Shop seeds={[nobodyWaits, loaded(productsKey({}), onePage(samples.products)), loading(key)]}>
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop
      seeds={[
        nobodyWaits,
        loaded(productsKey({}), onePage(samples.products)),
        loaded(key, onePage([], { totals: samples.totals })),
      ]}
    >
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const Full: Story = {
  render: () => (
    <Shop seeds={[nobodyWaits, loaded(productsKey({}), onePage(samples.products)), loaded(key, full)]}>
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const OfOneState: Story = {
  render: () => (
    <Shop
      seeds={[
        nobodyWaits,
        loaded(businessKey, { business: sampleBusiness, claim: null }),
        loaded(productsKey({}), onePage(samples.products)),
        loaded(key, full),
        loaded(salesKey({ state: '29' }), onePage(samples.sales.slice(0, 2), { totals: samples.totals })),
      ]}
    >
      <SalesScreen now={samples.now} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Buyer’s State' }), '29');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Buyer’s State' })).toHaveValue('29'));
  },
};

export const FullOnAPhone: Story = {
  render: () => (
    <Shop
      seeds={[nobodyWaits, loaded(productsKey({}), onePage(samples.products)), loaded(key, full)]}
      kind="mobile"
    >
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

/** One row before the first sale; what is chosen stands below it, and can be taken away. */
export const NarrowedOnAPhone: Story = {
  render: () => (
    <Shop
      seeds={[
        nobodyWaits,
        loaded(productsKey({}), onePage(samples.products)),
        loaded(key, full),
        loaded(
          salesKey({ method: 'upi', status: 'fulfilled' }),
          onePage(samples.sales.slice(0, 2), { totals: samples.totals }),
        ),
      ]}
      kind="mobile"
    >
      <SalesScreen now={samples.now} />
    </Shop>
  ),
  beforeEach: () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '?status=fulfilled&method=upi');
    return () => window.history.replaceState(null, '', before);
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Filters: 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'UPI Remove' })).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[nobodyWaits, loaded(productsKey({}), onePage(samples.products)), failed(key)]}>
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shop
      seeds={[nobodyWaits, loaded(productsKey({}), onePage(samples.products)), offline(key, full)]}
      kind="mobile"
    >
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};
