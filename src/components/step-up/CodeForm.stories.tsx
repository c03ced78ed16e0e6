import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CodeForm } from './CodeForm';

const meta = {
  title: 'Parts/CodeForm',
  component: CodeForm,
  args: { readsSms: false, onCode: fn(async (_otp: string) => undefined) },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('6-digit code'), '123456');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456'));
  },
};
