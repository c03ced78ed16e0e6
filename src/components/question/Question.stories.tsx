import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Question } from './Question';

const meta = {
  title: 'Parts/Question',
  component: Question,
  args: {
    text: 'It is no longer shown here. You can add another one.',
    yes: 'Remove',
    no: 'Keep',
    isBusy: false,
    error: null,
    fallback: 'Nothing was changed. Try again.',
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.onNo).toHaveBeenCalled();
    await expect(args.onYes).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onYes).toHaveBeenCalled();
  },
};
export const NothingLost: Story = { args: { tone: 'accent', yes: 'Pause' } };
export const Busy: Story = { args: { isBusy: true } };
export const CameToNothing: Story = {
  args: { error: new Error('socket hang up') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was changed. Try again.');
  },
};
