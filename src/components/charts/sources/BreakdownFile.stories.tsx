import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures } from '../../testing/figures';
import { Shop } from '../../testing/Shop';
import { BreakdownFile } from './BreakdownFile';

const meta = {
  title: 'Parts/BreakdownFile',
  component: BreakdownFile,
  args: { title: 'Devices', breakdown: 'devices', figures, productId: null },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof BreakdownFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfDevices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Devices as CSV' })).toBeVisible();
  },
};
