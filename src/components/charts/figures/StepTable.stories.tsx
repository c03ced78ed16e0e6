import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures, noFigures } from '../../testing/figures';
import { StepTable } from './StepTable';

const meta = {
  title: 'Parts/StepTable',
  component: StepTable,
  args: { figures },
} satisfies Meta<typeof StepTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Figures by day' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(30);
    for (const name of ['Conversion', 'Refunded'])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    const given = canvas.getByRole('row', { name: /^4 Nov/ });
    await expect(given).toHaveTextContent('₹1,499');
    await expect(given).toHaveTextContent('%');
  },
};

export const Nothing: Story = { args: { figures: noFigures } };
