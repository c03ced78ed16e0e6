import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box, ProgressSteps } from '../../index';

const meta = {
  component: ProgressSteps,
  title: 'pieces/ProgressSteps',
  args: {
    label: 'Steps of the page',
    steps: [
      { key: 'basics', label: 'Basics', state: 'done' },
      { key: 'price', label: 'Price', state: 'current' },
      { key: 'questions', label: 'Questions', state: 'problem', meta: 2 },
      { key: 'publish', label: 'Publish', state: 'todo' },
    ],
  },
  render: (args) => (
    <Box width="narrow">
      <ProgressSteps {...args} />
    </Box>
  ),
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Pressable: Story = {
  args: { onStep: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Price' })).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Basics (done)' }));
    await expect(args.onStep).toHaveBeenCalledWith('basics');
  },
};
