import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressLine } from '../../index';

const meta = {
  component: ProgressLine,
  title: 'pieces/ProgressLine',
  args: { label: 'Sending loaf.jpg', done: 1_572_864, of: 4_194_304 },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Sending loaf.jpg' });
    await expect(line).toHaveAttribute('value', '37');
  },
};

/** Something works, and nobody can say for how long. */
export const Unknown: Story = {
  args: { label: 'Preparing loaf.jpg', done: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

/** Nothing moves before the connection is back. */
export const Paused: Story = { args: { paused: true } };
export const Done: Story = { args: { done: 4_194_304 } };
