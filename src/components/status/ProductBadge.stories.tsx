import { Inline } from '@haat/design-system';
import { statuses } from '@haat/machines/lifecycles/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductBadge } from './product-status';

const meta = {
  title: 'Parts/ProductBadge',
  component: ProductBadge,
  args: { status: 'published' },
} satisfies Meta<typeof ProductBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};

export const EveryStatus: Story = {
  render: () => (
    <Inline space="8">
      {statuses.map((status) => (
        <ProductBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
