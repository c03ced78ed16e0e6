import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreviewPage } from '../../pages/PreviewPage';
import { productWith, site } from '../../testing/models';
import { fullPage, story } from '../../testing/page-story';
import { reviews } from '../../testing/reviews';

/** What buyers say, where it stands. A page of which nobody has said anything has no such part. */
const meta = { title: 'Buyer/Reviews', ...fullPage } satisfies Meta;
export default meta;
type Story = StoryObj;

const productReviews = (more: Partial<typeof reviews> = {}) =>
  story(<PreviewPage model={{ site, product: productWith({ reviews: { ...reviews, ...more } }) }} />);

export const Many: Story = {
  ...productReviews(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /4\.6 · 23 reviews/ })).toHaveAttribute('href', '#reviews');
    await expect(canvas.getByRole('listitem', { name: '5 stars: 17' })).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: /^1 star: / })).toBeVisible();
    await expect(canvas.getByText('Meera Kulkarni replied')).toBeVisible();
    await expect(canvas.getByText('latest 3 of 23')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 23 reviews' })).toHaveAttribute(
      'href',
      '/pp/MonsoonMonsoon1/reviews',
    );
  },
};
export const One: Story = productReviews({
  count: 1,
  average: 2,
  spread: [0, 1, 0, 0, 0],
  latest: [{ stars: 2, text: 'x'.repeat(120), name: null, at: '2026-07-02T10:00:00.000Z', answer: null }],
});
