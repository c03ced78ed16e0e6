import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PeriodSelect } from './PeriodFields';
import { anyTime } from './period';

const meta = {
  title: 'Parts/PeriodSelect',
  component: PeriodSelect,
  args: { choice: anyTime, onChoose: fn(), hideLabel: true },
} satisfies Meta<typeof PeriodSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTime: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
    await expect(args.onChoose).toHaveBeenCalledWith({ period: '7d' });
  },
};
