import type { Meta, StoryObj } from '@storybook/react-vite';
import { figuresOfAll } from '../../testing/figures';
import { SubscriptionTable } from './SubscriptionTable';

const meta = {
  title: 'Parts/SubscriptionTable',
  component: SubscriptionTable,
  args: {
    steps: figuresOfAll.subscriptions?.steps ?? [],
    step: 'day',
  },
} satisfies Meta<typeof SubscriptionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {};
