import type { Resume } from '@haat/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResumeList } from './ResumeList';

const course: Resume = {
  accessId: 'Grant5555555',
  orderId: 'Order5555555',
  productId: 'Order5555555P',
  kind: 'course',
  title: 'Watercolour in thirty evenings',
  seller: 'Rohit Deshmukh',
  cover: null,
  usedAt: '2026-11-20T05:00:00.000Z',
  lesson: { number: 4, count: 12, title: 'Hills that recede', done: 3 },
  position: 95,
  url: '/learn/Grant5555555/hills',
};
const film: Resume = {
  ...course,
  accessId: 'Grant6666666',
  orderId: 'Order6666666',
  kind: 'lock',
  title: 'Five quiet ghats and how to reach them',
  lesson: null,
  position: 724,
  url: '/access/Order6666666',
};

/** What was used last and is not finished. */
const meta: Meta<typeof ResumeList> = { title: 'Purchases/Resume', component: ResumeList };
export default meta;
type Story = StoryObj<typeof ResumeList>;

export const Several: Story = {
  args: { items: [course, film] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lesson 4 of 12: Hills that recede, at 1:35')).toBeVisible();
    await expect(canvas.getByText('At 12:04')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Continue ${course.title}` })).toHaveAttribute(
      'href',
      course.url,
    );
  },
};
export const Nothing: Story = { args: { items: [] } };
