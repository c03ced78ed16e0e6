import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepChoice } from './StepChoice';

const meta = {
  title: 'Parts/StepChoice',
  component: StepChoice,
  args: {
    figures: { step: 'day', stepsOffered: ['day', 'week', 'month'] },
    requestedStep: null,
    onStep: fn(),
  },
} satisfies Meta<typeof StepChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onStep).toHaveBeenCalledWith('week');
  },
};

/** Days were asked for, and a year of them is too many: what is shown is what is marked. */
export const AYear: Story = {
  args: { figures: { step: 'week', stepsOffered: ['week', 'month'] }, requestedStep: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Day' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};

/** A week has only its days. */
export const AWeek: Story = {
  args: { figures: { step: 'day', stepsOffered: ['day'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};
