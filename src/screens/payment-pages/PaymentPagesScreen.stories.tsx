import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loaded, loading, offline, onePage, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { productsKey } from '../../queries/products.queries';
import { PaymentPagesScreen } from './PaymentPagesScreen';

const key = productsKey({ kind: 'page' });

const meta: Meta<typeof PaymentPagesScreen> = {
  title: 'Screens/Payment pages',
  component: PaymentPagesScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof PaymentPagesScreen>;

export const Loading: Story = {
  render: () => (
    <Shop seeds={[loading(key)]}>
      <PaymentPagesScreen />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop seeds={[loaded(key, onePage([]))]}>
      <PaymentPagesScreen />
    </Shop>
  ),
};

export const Full: Story = {
  render: () => (
    <Shop seeds={[loaded(key, onePage(samples.products))]}>
      <PaymentPagesScreen />
    </Shop>
  ),
};

export const FullOnAPhone: Story = {
  render: () => (
    <Shop seeds={[loaded(key, onePage(samples.products))]} kind="mobile">
      <PaymentPagesScreen />
    </Shop>
  ),
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[failed(key)]}>
      <PaymentPagesScreen />
    </Shop>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shop seeds={[offline(key, onePage(samples.products))]} kind="mobile">
      <PaymentPagesScreen />
    </Shop>
  ),
};
