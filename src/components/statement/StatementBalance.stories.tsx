import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wallet } from '../testing/samples';
import { StatementBalance } from './StatementBalance';

const meta = {
  title: 'Parts/Statement balance',
  component: StatementBalance,
  args: { wallet },
} satisfies Meta<typeof StatementBalance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AvailableAndPending: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Balance ₹50,883.13: ₹38,412.50 available and ₹12,470.63 pending.'),
    ).toBeVisible();
  },
};

export const WithMoneyElsewhere: Story = {
  args: { wallet: { ...wallet, held: 1_453_27 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Held and in-transit money is not included/)).toBeVisible();
  },
};
