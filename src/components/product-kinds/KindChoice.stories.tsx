import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../testing/Shop';

import { KindChoice } from './KindChoice';

const meta = {
  title: 'Parts/KindChoice',
  component: KindChoice,
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof KindChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Course' })).toHaveAttribute('href', '/Create/course');
    await expect(canvas.getByRole('link', { name: 'Telegram channel' })).toHaveAttribute(
      'href',
      '/telegramCreate',
    );
  },
};
