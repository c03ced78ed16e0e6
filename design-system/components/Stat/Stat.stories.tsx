import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stat } from '../../index';

const meta = {
  component: Stat,
  title: 'pieces/Stat',
  args: { label: 'Visitors', value: '5,318' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Up: Story = {
  args: { change: { direction: 'up', text: '8.5%', detail: 'than the 30 days before' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Up 8.5%');
  },
};
export const Down: Story = { args: { change: { direction: 'down', text: '2.1%' } } };
export const Unchanged: Story = { args: { change: { direction: 'same', text: '0%' } } };
export const Large: Story = { args: { size: '36', label: 'Earned today', value: '₹7,094.80' } };
