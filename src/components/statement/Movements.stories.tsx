import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../testing/Shop';
import { entries } from '../testing/samples';
import { Movements } from './Movements';
import { movementsOf } from './movements';

const meta = {
  title: 'Parts/Movements',
  component: Movements,
  args: { items: movementsOf(entries, false) },
  render: (args) => (
    <Shop seeds={[]}>
      <Movements {...args} />
    </Shop>
  ),
} satisfies Meta<typeof Movements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Statement' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <Shop seeds={[]} kind="mobile">
      <Movements {...args} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Statement' })).toBeVisible();
  },
};
