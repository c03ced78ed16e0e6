import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyBar } from '../../index';

const meta = {
  component: MoneyBar,
  title: 'pieces/MoneyBar',
  args: {
    parts: [
      { key: 'available', label: 'Available', paise: 38_412_50, look: 'solid' },
      { key: 'pending', label: 'On hold', paise: 12_470_63, look: 'hatched', note: 'Until Tuesday' },
      { key: 'inTransit', label: 'On the way to your bank', paise: 5_000_00, look: 'neutral' },
    ],
  },
} satisfies Meta<typeof MoneyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is a picture of the words below it. */
export const WhereItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available')).toBeVisible();
    await expect(canvas.getByText('₹38,412.50')).toBeVisible();
  },
};

export const Owing: Story = {
  args: {
    parts: [
      { key: 'available', label: 'Available', paise: 12_000_00, look: 'solid' },
      { key: 'owed', label: 'Owed after a refund', paise: -1_499_00, look: 'critical' },
    ],
  },
};

export const Nothing: Story = {
  args: { parts: [{ key: 'available', label: 'Available', paise: 0, look: 'solid' }] },
};
