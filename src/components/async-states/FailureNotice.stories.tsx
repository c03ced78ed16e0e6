import { ApiError } from '@haat/machines/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailureNotice } from './FailureNotice';

const meta = {
  title: 'Parts/FailureNotice',
  component: FailureNotice,
  args: { of: new Error('socket hang up'), fallback: 'It was not saved. Try again in a moment.' },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What no server said is not shown: people could do nothing with it. */
export const Unexplained: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It was not saved. Try again in a moment.');
  },
};

export const Refused: Story = {
  args: { of: new ApiError({ status: 409, code: 'taken', message: 'This handle is taken.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This handle is taken.');
  },
};

export const NothingWrong: Story = {
  args: { of: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
