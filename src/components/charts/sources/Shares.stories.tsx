import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures } from '../../testing/figures';
import { Shares } from './Shares';
import { failuresShown, placesShown } from './shares';

const meta = {
  title: 'Parts/Shares',
  component: Shares,
  args: { title: 'Failed payment attempts', shares: failuresShown(figures) },
} satisfies Meta<typeof Shares>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('PhonePe')).toBeVisible();
  },
};

export const Places: Story = {
  args: {
    title: 'By State',
    shares: placesShown(figures),
    note: 'Collected only for sales with GST.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maharashtra')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { shares: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
