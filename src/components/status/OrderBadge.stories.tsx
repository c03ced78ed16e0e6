import { Inline } from '@haat/design-system';
import type { OrderStatus } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderBadge } from './OrderBadge';
import { orderStatus } from './order-status';

const meta = {
  title: 'Parts/OrderBadge',
  component: OrderBadge,
  args: { status: 'fulfilled' },
} satisfies Meta<typeof OrderBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fulfilled: Story = {};

export const EveryStatus: Story = {
  render: () => (
    <Inline space="8">
      {(Object.keys(orderStatus) as OrderStatus[]).map((status) => (
        <OrderBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
