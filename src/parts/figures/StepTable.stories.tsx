import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figures, noFigures } from '../testing/figures';
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
  },
};

export const Nothing: Story = { args: { figures: noFigures } };
