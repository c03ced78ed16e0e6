import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../testing/Shop';

import { ListedKinds } from './ListedKinds';

const meta = {
  title: 'Parts/ListedKinds',
  component: ListedKinds,
  args: { home: 'course', current: 'lesson', placeOf: (kind) => `/course?kind=${kind}` },
  decorators: [
    (Story) => (
      <Shop seeds={[]}>
        <Story />
      </Shop>
    ),
  ],
} satisfies Meta<typeof ListedKinds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CoursesAndLessons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Lessons' })).toBeChecked();
  },
};
/** A kind that has its address to itself is not asked about. */
export const Webinars: Story = {
  args: { home: 'webinar', current: 'webinar' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
