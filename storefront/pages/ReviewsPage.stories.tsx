import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reducedProduct } from '../testing/models';
import { fullPage } from '../testing/page-story';
import { reviews, reviewsPageWith } from '../testing/reviews';
import { ReviewsPage } from './ReviewsPage';

/** All that buyers say of a product, page by page. */
const meta = {
  title: 'Buyer/Reviews page',
  ...fullPage,
  component: ReviewsPage,
  args: { model: reviewsPageWith() },
} satisfies Meta<typeof ReviewsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whoever came with a code keeps it. */
export const InTheMiddle: Story = {
  args: {
    model: reviewsPageWith({ product: reducedProduct }),
  },
  play: async ({ canvas }) => {
    const leadsTo = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(leadsTo('Newer reviews')).toBe('/pp/MonsoonMonsoon1/reviews?code=FIRSTRAIN');
    await expect(leadsTo('Older reviews')).toBe('/pp/MonsoonMonsoon1/reviews?page=3&code=FIRSTRAIN');
    await expect(leadsTo('Monsoon in Watercolour')).toBe('/pp/MonsoonMonsoon1?code=FIRSTRAIN');
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
  },
};

export const First: Story = {
  args: { model: reviewsPageWith({ place: { number: 1, of: 3 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Newer reviews' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Older reviews' })).toBeVisible();
  },
};

export const OnlyOne: Story = {
  args: {
    model: reviewsPageWith({
      place: { number: 1, of: 1 },
      items: [{ stars: 2, text: 'x'.repeat(120), name: null, at: '2026-07-02T10:00:00.000Z', answer: null }],
      sum: { ...reviews, count: 1, average: 2, spread: [0, 1, 0, 0, 0] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'More reviews' })).toBeNull();
  },
};
