import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { AreYouSure } from './AreYouSure';

const meta = {
  title: 'Parts/AreYouSure',
  component: AreYouSure,
  args: {
    question: 'Delete this draft? This cannot be undone.',
    yes: 'Delete',
    isBusy: false,
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof AreYouSure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.onNo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

export const BeingDone: Story = { args: { isBusy: true } };
