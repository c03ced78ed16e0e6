import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { totals } from '../testing/samples';
import { Totals } from './Totals';

const meta = {
  title: 'Parts/Totals',
  component: Totals,
  args: { totals },
} satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTwo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You receive from 2 sales')).toBeVisible();
  },
};

export const OfOne: Story = { args: { totals: { ...totals, count: 1 } } };

export const OfTooMany: Story = {
  args: { totals: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Too many sales match to show totals/)).toBeVisible();
  },
};
