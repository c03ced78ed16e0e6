import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Resend } from './Resend';

const meta = {
  title: 'Parts/Resend',
  component: Resend,
  args: { canResend: true, isSending: false, resendAt: null, onResend: fn() },
} satisfies Meta<typeof Resend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = { args: { canResend: false, isSending: true } };

export const NotYet: Story = {
  args: { canResend: false, resendAt: Number.MAX_SAFE_INTEGER },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^New code in /)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
