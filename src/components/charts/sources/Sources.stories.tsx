import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures, noFigures } from '../../testing/figures';
import { Shop } from '../../testing/Shop';
import { Sources } from './Sources';

const meta = {
  title: 'Parts/Sources',
  component: Sources,
  args: { figures },
} satisfies Meta<typeof Sources>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Rate' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <Shop seeds={[]} kind="mobile">
      <Sources {...args} />
    </Shop>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Rate' })).not.toBeInTheDocument();
  },
};

export const NobodyYet: Story = { args: { figures: noFigures } };
