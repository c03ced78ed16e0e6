import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from '../../index';

const meta = {
  component: ErrorState,
  title: 'faces/ErrorState',
  args: { title: 'The list did not load', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: {
    text: 'Our side answered with an error. Your pages and sales are safe, and buyers can still pay.',
    reference: 'H7C21',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const TryingAgain: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry', busy: true }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
