import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LackingNotice } from './LackingNotice';

const meta = {
  title: 'Screens/Product editor/Lacking notice',
  component: LackingNotice,
  args: { problem: 'Not saved yet. Add at least two products that are on sale' },
} satisfies Meta<typeof LackingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lacking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Add at least two products that are on sale');
  },
};
export const NothingLacking: Story = {
  args: { problem: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
