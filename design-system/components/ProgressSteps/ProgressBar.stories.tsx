import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '../../index';

const meta = {
  component: ProgressBar,
  title: 'pieces/ProgressBar',
  args: { label: '4 of 6 done', done: 4, of: 6 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '4 of 6 done' })).toHaveAttribute('value', '4');
  },
};
export const None: Story = { args: { label: '0 of 6 done', done: 0 } };
export const All: Story = { args: { label: '6 of 6 done', done: 6 } };
