import type { PublicProduct } from '@haat/openapi';
import type { ReviewsModel } from '@haat/openapi/pages';
import { productWith, site } from './models';

/** What buyers say of a page in stories and tests. */
export const reviews: NonNullable<PublicProduct['reviews']> = {
  count: 23,
  average: 4.6,
  spread: [0, 1, 1, 4, 17],
  latest: [
    {
      stars: 5,
      text: 'I had given up on wet edges. After the third lesson they stayed where I put them.',
      name: 'Kavita R.',
      at: '2026-07-12T10:00:00.000Z',
      answer: 'That lesson took four monsoons. Thank you.',
    },
    {
      stars: 4,
      text: 'Clear and unhurried. The list of colours could come before the first lesson.',
      name: null,
      at: '2026-07-02T10:00:00.000Z',
      answer: null,
    },
    { stars: 5, text: null, name: 'Imran', at: '2026-06-20T10:00:00.000Z', answer: null },
  ],
};

/** The second of three pages, unless told otherwise. */
export const reviewsPageWith = (changes: Partial<ReviewsModel> = {}): ReviewsModel => ({
  page: 'reviews',
  site,
  product: productWith(),
  sum: reviews,
  items: reviews.latest,
  place: { number: 2, of: 3 },
  ...changes,
});
