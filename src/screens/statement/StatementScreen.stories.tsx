import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LayoutKind } from '../../components/screen/layout-context';
import { failed, loaded, loading, offline, onePage, type Seed, Shop } from '../../components/testing/Shop';
import * as samples from '../../components/testing/samples';
import { walletEntriesKey } from '../../queries/money/wallet.queries';
import { StatementScreen } from './StatementScreen';

const key = walletEntriesKey({});

const meta: Meta<typeof StatementScreen> = {
  title: 'Screens/Statement',
  component: StatementScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof StatementScreen>;

const withSeed = (seed: Seed, kind: LayoutKind = 'desktop'): Story => ({
  render: () => (
    <Shop seeds={[seed]} kind={kind}>
      <StatementScreen now={samples.now} />
    </Shop>
  ),
});

export const Loading = withSeed(loading(key));
export const Empty = withSeed(loaded(key, onePage([])));
export const Full = withSeed(loaded(key, onePage(samples.entries)));
export const FullOnAPhone = withSeed(loaded(key, onePage(samples.entries)), 'mobile');
export const Failed = withSeed(failed(key));
export const Offline = withSeed(offline(key, onePage(samples.entries)), 'mobile');
