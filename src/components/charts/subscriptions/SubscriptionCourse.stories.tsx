import type { Meta, StoryObj } from '@storybook/react-vite';
import { figuresOfAll } from '../../testing/figures';
import { SubscriptionCourse } from './SubscriptionCourse';

const meta = {
  title: 'Parts/SubscriptionCourse',
  component: SubscriptionCourse,
  args: { steps: figuresOfAll.subscriptions?.steps ?? [], step: 'day', today: '2026-11-21' },
} satisfies Meta<typeof SubscriptionCourse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {};
/** All of them over. */
export const DaysThatAreOver: Story = { args: { today: '2026-12-21' } };
