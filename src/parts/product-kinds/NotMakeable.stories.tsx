import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shop } from '../testing/Shop';

import { NotMakeable } from './NotMakeable';

const meta = {
  title: 'Parts/NotMakeable',
  component: NotMakeable,
  args: { kind: 'course' },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof NotMakeable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Course: Story = {};
export const Webinar: Story = { args: { kind: 'webinar' } };
export const Telegram: Story = { args: { kind: 'telegram' } };
