import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loading, Shop } from '../../parts/testing/Shop';
import { productOptions } from '../../queries/products.queries';
import { Existing } from './PageEditorScreen';

const meta: Meta<typeof Existing> = { title: 'Screens/Page editor/Opening', component: Existing };
export default meta;

type Story = StoryObj<typeof Existing>;

const key = productOptions('Sourdough11').queryKey;
const props = { id: 'Sourdough11', owner: 'story', step: 'basics', onStep: () => undefined } as const;

export const Loading: Story = {
  render: () => (
    <Shop seeds={[loading(key)]}>
      <Existing {...props} />
    </Shop>
  ),
};

export const Failed: Story = {
  render: () => (
    <Shop seeds={[failed(key)]}>
      <Existing {...props} />
    </Shop>
  ),
};
