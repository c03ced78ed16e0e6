import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loaded, loading, offline, onePage, Shop } from '../../parts/testing/Shop';
import * as samples from '../../parts/testing/samples';
import { purchasesKey as key } from '../../queries/purchases.queries';
import { PurchasesScreen } from './PurchasesScreen';

const meta: Meta<typeof PurchasesScreen> = {
  title: 'Screens/Purchases',
  component: PurchasesScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof PurchasesScreen>;

export const Loading: Story = {
  render: () => (
    <Shop seeds={[loading(key)]}>
      <PurchasesScreen />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop seeds={[loaded(key, onePage([]))]}>
      <PurchasesScreen />
    </Shop>
  ),
};

export const Full: Story = {
  render: () => (
    <Shop seeds={[loaded(key, onePage(samples.purchases))]}>
      <PurchasesScreen />
    </Shop>
  ),
};

export const FullOnAPhone: Story = {
  render: () => (
    <Shop seeds={[loaded(key, onePage(samples.purchases))]} kind="mobile">
      <PurchasesScreen />
    </Shop>
  ),
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[failed(key)]}>
      <PurchasesScreen />
    </Shop>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shop seeds={[offline(key, onePage(samples.purchases))]} kind="mobile">
      <PurchasesScreen />
    </Shop>
  ),
};
