import { ApiError } from '@haat/machines/failure';
import type { Product } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import type { SampleProduct } from '../../components/testing/samples';
import * as samples from '../../components/testing/samples';
import { productOptions } from '../../queries/catalog/products.queries';
import { MembersScreen } from './MembersScreen';

const meta: Meta<typeof MembersScreen> = {
  title: 'Screens/Telegram members',
  component: MembersScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof MembersScreen>;

const [page] = samples.products as [SampleProduct];
const channel: Product = { ...page, kind: 'telegram', title: 'Bakers’ Daily Room' };
const key = productOptions(channel.id).queryKey;

const on = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <MembersScreen kind="telegram" id={channel.id} />
    </Shop>
  ),
});

export const Loading = on(loading(key));
export const Empty = on(loaded(key, channel));
export const Failed = on(failed(key));
export const Offline = on(offline(key, channel));
export const Unknown = on({
  ...failed(key),
  error: new ApiError({ status: 404, message: 'Product not found', code: 'not_found' }),
});
