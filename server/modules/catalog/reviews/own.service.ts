import { visible } from '@haat/machines/lifecycles/review';
import type { BuyerReview } from '@haat/openapi';
import type { Db } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, type Refusal } from '../../../platform/http/errors';
import { type ChangeReview, led } from './review.change';
import type { ReviewNotices } from './review.notices';
import {
  findBought,
  findReview,
  hasHadAccess,
  isOwnProduct,
  type ReviewKey,
  type ReviewRow,
} from './review.repository';
import { viewOwn } from './review.view';

export interface Buyer {
  /** Null for a browser that shows what it bought, and nobody signed in. */
  accountId: string | null;
  /** E.164, verified. */
  phones: readonly string[];
}

type Written = Pick<ReviewRow, 'stars' | 'text' | 'buyer_name'>;

const oneLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || null;

/** What a buyer says of what they bought: theirs by a verified phone, one for each product. */
export function createOwnReviews(
  { clock, database, random }: Pick<Deps, 'clock' | 'database' | 'random'>,
  { change, notices }: { change: ChangeReview; notices: ReviewNotices },
) {
  async function demandBought({ phones }: Buyer, orderId: string): Promise<ReviewKey> {
    const key = phones.length > 0 ? await findBought(database.db, phones, orderId) : null;
    if (!key) throw notFound('Purchase not found');
    return key;
  }

  /** Why nothing may be written; null when it may. */
  async function whyNot(
    db: Db,
    key: ReviewKey,
    review: ReviewRow | null,
    { accountId }: Buyer,
  ): Promise<Refusal | null> {
    if (await isOwnProduct(db, key, accountId))
      return conflict('own_product', 'You cannot review your own product');
    if (review && (review.status === 'hidden' || review.status === 'barred'))
      return conflict('review_hidden', 'Your review was removed. Contact us if you do not agree');
    if (await hasHadAccess(db, key)) return null;
    return conflict('not_known', 'You can review it a day after you bought it');
  }

  async function view(key: ReviewKey, buyer: Buyer): Promise<BuyerReview> {
    const review = await findReview(database.db, key);
    return viewOwn(review, (await whyNot(database.db, key, review, buyer)) === null);
  }

  function newReview(key: ReviewKey, written: Written): ReviewRow {
    const now = clock.now();
    const empty = { answer: null, answered_at: null, report_reason: null, reported_at: null };
    return { ...key, id: random.publicId(), status: 'shown', ...written, at: now, changed_at: now, ...empty };
  }

  return {
    async ofPurchase(buyer: Buyer, orderId: string): Promise<BuyerReview> {
      return view(await demandBought(buyer, orderId), buyer);
    },

    /** @throws Refusal 404, 409 (not theirs to judge, not known for long enough, or hidden) */
    async write(
      buyer: Buyer,
      orderId: string,
      given: { stars: number; text?: string | undefined; name?: string | undefined },
    ): Promise<BuyerReview> {
      const key = await demandBought(buyer, orderId);
      const written: Written = {
        stars: given.stars,
        text: given.text?.trim() || null,
        buyer_name: oneLine(given.name),
      };
      await change(key, async (trx) => {
        const before = await findReview(trx, key);
        const refusal = await whyNot(trx, key, before, buyer);
        if (refusal) throw refusal;
        if (!before) {
          const after = newReview(key, written);
          await notices.written(trx, after);
          return { before, after };
        }
        if (visible.has(before.status) && isSame(before, written)) return null;
        const status = led(before, 'review.written');
        if (!status) throw conflict('review_hidden', 'This can no longer be changed');
        return { before, after: { ...before, ...written, status, changed_at: clock.now() } };
      });
      return view(key, buyer);
    },

    /** Takes its words away as well. @throws Refusal 404 */
    async withdraw(buyer: Buyer, orderId: string): Promise<BuyerReview> {
      const key = await demandBought(buyer, orderId);
      await change(key, async (trx) => {
        const before = await findReview(trx, key);
        const status = before && led(before, 'review.withdrawn');
        if (!before || !status) return null;
        const gone = { text: null, buyer_name: null, answer: null, answered_at: null };
        return { before, after: { ...before, ...gone, status, changed_at: clock.now() } };
      });
      return view(key, buyer);
    },
  };
}

export type OwnReviews = ReturnType<typeof createOwnReviews>;

const isSame = (row: ReviewRow, { stars, text, buyer_name }: Written) =>
  row.stars === stars && row.text === text && row.buyer_name === buyer_name;
