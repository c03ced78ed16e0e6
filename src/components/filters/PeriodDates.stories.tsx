import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PeriodDates } from './PeriodFields';
import { anyTime } from './period';

const meta = {
  title: 'Parts/PeriodDates',
  component: PeriodDates,
  args: { choice: { ...anyTime, period: 'dates', from: '2026-11-01', to: '2026-11-21' }, onChoose: fn() },
} satisfies Meta<typeof PeriodDates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenDates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-01');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-11-21');
  },
};

export const AnyOther: Story = {
  args: { choice: anyTime },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('From')).not.toBeInTheDocument();
  },
};
