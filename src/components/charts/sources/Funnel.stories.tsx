import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures, noFigures } from '../../testing/figures';
import { Funnel } from './Funnel';

const meta = {
  title: 'Parts/Funnel',
  component: Funnel,
  args: { figures: figures.current },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromVisitToPayment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26% of visitors started')).toBeVisible();
    await expect(canvas.getByText('66% continued')).toBeVisible();
    await expect(
      canvas.getByText('31% continued · 62 sales and 1 refunded · 31 failed attempts'),
    ).toBeVisible();
  },
};

export const NobodyYet: Story = { args: { figures: noFigures.current } };

/** Days before anybody counted who opens the checkout. */
export const OrdersOfEarlierDays: Story = {
  args: { figures: { ...figures.current, opened: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Started checkout')).toBeNull();
    await expect(canvas.getByText('17% continued')).toBeVisible();
  },
};
