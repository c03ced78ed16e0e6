import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { lastMonth } from '../time-choice';
import { FiguresTimeFields } from './FiguresTimeFields';

const meta = {
  title: 'Parts/FiguresTimeFields',
  component: FiguresTimeFields,
  args: { choice: lastMonth, onChoose: fn(), today: '2026-11-21' },
} satisfies Meta<typeof FiguresTimeFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ARange: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Year' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ ...lastMonth, range: '365d' });
    await expect(canvas.queryByLabelText('From')).not.toBeInTheDocument();
  },
};

export const DaysInTheWrongOrder: Story = {
  args: { choice: { ...lastMonth, range: 'dates', from: '2026-11-11', to: '2026-11-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a date on or after the start date')).toBeVisible();
  },
};
