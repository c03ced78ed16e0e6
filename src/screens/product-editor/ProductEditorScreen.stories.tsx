import { ApiError } from '@haat/machines/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loaded, loading, offline, type Seed, Shop } from '../../components/testing/Shop';
import { productOptions } from '../../queries/catalog/products.queries';
import { Existing } from './ProductEditorScreen';
import { made } from './testing/made';

const meta: Meta<typeof Existing> = { title: 'Screens/Product editor/Opening', component: Existing };
export default meta;

type Story = StoryObj<typeof Existing>;

const webinar = made('webinar');
const key = productOptions(webinar.id).queryKey;
const opening = (seed: Seed): Story => ({
  render: () => (
    <Shop seeds={[seed]}>
      <Existing id={webinar.id} kind="webinar" owner="story" step="basics" onStep={() => undefined} />
    </Shop>
  ),
});

export const Loading = opening(loading(key));
export const Failed = opening(failed(key));
export const Full = opening(loaded(key, webinar));
export const Offline = opening(offline(key, webinar));

export const SomebodyElses: Story = {
  ...opening({
    ...failed(key),
    error: new ApiError({ status: 404, code: 'not_found', message: 'Product not found' }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('webinar not found');
  },
};

export const Archived: Story = {
  ...opening(loaded(key, { ...webinar, status: 'archived' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Archived products cannot be edited' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
