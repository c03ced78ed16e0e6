import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loaded, loading, offline, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { overviewOptions } from '../../queries/analytics.queries';
import { DashboardScreen } from './DashboardScreen';

const key = overviewOptions('30d').queryKey;

const meta: Meta<typeof DashboardScreen> = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof DashboardScreen>;

export const Loading: Story = {
  render: () => (
    <Shop seeds={[loading(key)]}>
      <DashboardScreen now={samples.now} />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop seeds={[loaded(key, samples.freshOverview)]}>
      <DashboardScreen now={samples.now} />
    </Shop>
  ),
};

export const Full: Story = {
  render: () => (
    <Shop seeds={[loaded(key, samples.overview)]}>
      <DashboardScreen now={samples.now} />
    </Shop>
  ),
};

export const FullOnAPhone: Story = {
  render: () => (
    <Shop seeds={[loaded(key, samples.overview)]} kind="mobile">
      <DashboardScreen now={samples.now} />
    </Shop>
  ),
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[failed(key)]}>
      <DashboardScreen now={samples.now} />
    </Shop>
  ),
};

export const Offline: Story = {
  render: () => (
    <Shop seeds={[offline(key, samples.overview)]}>
      <DashboardScreen now={samples.now} />
    </Shop>
  ),
};
