import type { ProductReview, ProductReviews, ReviewSummary } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import { type PageWish, pageOf } from './review.page';
import { findSellerOfShown, findShown, findShownAt } from './review.repository';
import { summed, viewShown } from './review.view';
import { findSpread } from './sum.repository';

/** So many stand on a preview itself, and so many on each page behind it. */
const onPreview = 5;
const onPage = 20;

/** What everybody may read. */
export function createShownReviews({ database: { db } }: Pick<Deps, 'database'>) {
  return {
    /** @throws Refusal 404 for a product that nobody but its owner may see */
    async list(productId: string, page: PageWish): Promise<ProductReviews> {
      const sellerId = await findSellerOfShown(db, productId);
      if (!sellerId) throw notFound('Product page not found');
      const { rows, next } = await pageOf(page, (after, limit) =>
        findShown(db, { sellerId, productId }, { after, limit }),
      );
      return { items: rows.map(viewShown), next };
    },

    /** How many pages behind a preview so many reviews take. */
    pagesOf: (count: number): number => Math.ceil(count / onPage),

    /** What stands on one of them, newest first; pages are counted from 1. */
    async onPage(sellerId: string, productId: string, number: number): Promise<ProductReview[]> {
      const place = { skip: (number - 1) * onPage, limit: onPage };
      return (await findShownAt(db, { sellerId, productId }, place)).map(viewShown);
    },

    /** Reviews on a preview; null if there are none. */
    async summary(sellerId: string, productId: string): Promise<ReviewSummary | null> {
      const spread = await findSpread(db, { seller_id: sellerId, product_id: productId });
      if (spread.every((count) => count === 0)) return null;
      const latest = await findShown(db, { sellerId, productId }, { after: null, limit: onPreview });
      return summed(spread, latest);
    },
  };
}

export type ShownReviews = ReturnType<typeof createShownReviews>;
