import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Said } from './Said';

const meta = {
  title: 'Parts/Said',
  component: Said,
  args: { children: '3 sales found' },
} satisfies Meta<typeof Said>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 sales found');
  },
};
