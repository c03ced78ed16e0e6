import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { figures, noFigures } from '../testing/figures';
import { Shop } from '../testing/Shop';
import { EarnedOverTime } from './EarnedOverTime';

const meta = {
  title: 'Parts/EarnedOverTime',
  component: EarnedOverTime,
  args: { figures, productId: null, today: '2026-11-21', requestedStep: null, onStep: fn() },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof EarnedOverTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Earnings by day' })).toBeInTheDocument();
    // Half of what went back in the days before.
    await expect(canvas.getByText('50.0%')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Figures by day' })).toBeVisible();
  },
};

export const Nothing: Story = { args: { figures: noFigures } };
