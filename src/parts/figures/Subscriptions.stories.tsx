import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures, figuresOfAll } from '../testing/figures';
import { Subscriptions } from './Subscriptions';

const meta = {
  title: 'Parts/Subscriptions',
  component: Subscriptions,
  args: { figures: figuresOfAll },
} satisfies Meta<typeof Subscriptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheDaysBefore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28.6%')).toBeVisible();
    await expect(canvas.getByText('25.0%')).toBeVisible();
  },
};

export const NobodyEverSubscribed: Story = {
  args: { figures },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Subscriptions' })).not.toBeInTheDocument();
  },
};
