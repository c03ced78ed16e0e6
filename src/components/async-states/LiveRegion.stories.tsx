import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LiveRegion } from './LiveRegion';

const meta = {
  title: 'Parts/LiveRegion',
  component: LiveRegion,
  args: { children: '3 sales found' },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 sales found');
  },
};
