import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { remindersWith } from '../../testing/models';
import { fullPage } from '../../testing/page-story';
import { RemindersPage } from './RemindersPage';

/** Where mails about unpaid orders are refused, as the server draws it. */
const meta = {
  title: 'Buyer/Reminders',
  ...fullPage,
  component: RemindersPage,
  args: { model: remindersWith() },
} satisfies Meta<typeof RemindersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop reminders' })).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { model: remindersWith({ isStopped: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No more reminders');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
