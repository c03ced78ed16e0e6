import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loaded, loading, offline, onePage, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { productsKey } from '../../queries/products.queries';
import { salesKey } from '../../queries/sales.queries';
import { SalesScreen } from './SalesScreen';

const key = salesKey({});
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
    <Shop seeds={[loaded(productsKey({}), onePage(samples.products)), loading(key)]}>
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop
      seeds={[
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
    <Shop seeds={[loaded(productsKey({}), onePage(samples.products)), loaded(key, full)]}>
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const FullOnAPhone: Story = {
  render: () => (
    <Shop seeds={[loaded(productsKey({}), onePage(samples.products)), loaded(key, full)]} kind="mobile">
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[loaded(productsKey({}), onePage(samples.products)), failed(key)]}>
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shop seeds={[loaded(productsKey({}), onePage(samples.products)), offline(key, full)]} kind="mobile">
      <SalesScreen now={samples.now} />
    </Shop>
  ),
};
