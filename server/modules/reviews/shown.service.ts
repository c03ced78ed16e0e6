import type { ProductReviews, ReviewSummary } from '@haat/contract';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/errors';
import { type PageWish, pageOf } from './review.page';
import { findSellerOfShown, findShown } from './review.repository';
import { summed, viewShown } from './review.view';
import { findSpread } from './sum.repository';

/** So many stand on a preview itself. */
const onPreview = 5;

/** What everybody may read. */
export function createShownReviews({ database: { db } }: Pick<Deps, 'database'>) {
  return {
    /** @throws Refusal 404 for a product that nobody but its owner may see */
    async list(productId: string, page: PageWish): Promise<ProductReviews> {
      const sellerId = await findSellerOfShown(db, productId);
      if (!sellerId) throw notFound('There is no such page');
      const { rows, next } = await pageOf(page, (after, limit) =>
        findShown(db, { sellerId, productId }, { after, limit }),
      );
      return { items: rows.map(viewShown), next };
    },

    /** What stands on a preview; null while nobody has said anything. */
    async summary(sellerId: string, productId: string): Promise<ReviewSummary | null> {
      const spread = await findSpread(db, { seller_id: sellerId, product_id: productId });
      if (spread.every((count) => count === 0)) return null;
      const latest = await findShown(db, { sellerId, productId }, { after: null, limit: onPreview });
      return summed(spread, latest);
    },
  };
}

export type ShownReviews = ReturnType<typeof createShownReviews>;
