import { isLanguage } from '@haat/i18n';
import type { Tx } from '../../../platform/database/database';
import type { Notifier, ReviewMessage } from '../../messaging';
import { findWords, type ReviewKey, type ReviewRow } from './review.repository';

/** Notifications about reviews, in the transaction of the change. */
export function createReviewNotices({ notify }: { notify: Pick<Notifier, 'notify'> }) {
  async function tell(
    trx: Tx,
    key: ReviewKey,
    { to, news, about }: { to: 'seller' | 'buyer'; news: ReviewMessage; about: string },
  ): Promise<void> {
    const { title, language, sellerName, sellerEmail, buyerEmail } = await findWords(trx, key);
    const email = to === 'seller' ? sellerEmail : buyerEmail;
    await notify.notify(trx, {
      template: 'review',
      // Only a creator has devices that hear of it.
      accountId: to === 'seller' ? key.seller_id : null,
      email,
      key: `${about} ${news.about}`,
      productTitle: title,
      sellerName,
      news,
      ...(to === 'buyer' && isLanguage(language) && { language }),
    });
  }

  const named = (review: ReviewRow) => `${review.id} ${review.changed_at.toISOString()}`;

  return {
    written: (trx: Tx, review: ReviewRow) =>
      tell(trx, review, {
        to: 'seller',
        news: { about: 'written', stars: review.stars, words: review.text, name: review.buyer_name },
        about: named(review),
      }),
    answered: (trx: Tx, review: ReviewRow) =>
      tell(trx, review, {
        to: 'buyer',
        news: { about: 'answered', answer: review.answer ?? '' },
        about: named(review),
      }),
    hidden: (trx: Tx, review: ReviewRow, reason: string) =>
      tell(trx, review, { to: 'buyer', news: { about: 'hidden', reason }, about: named(review) }),
    /** Asked once, a week after buying; `isHeld`: a week after what was held at set times. */
    asked: (trx: Tx, bought: ReviewKey & { order_id: string }, { isHeld }: { isHeld: boolean }) =>
      tell(trx, bought, {
        to: 'buyer',
        news: { about: 'asked', orderId: bought.order_id, ...(isHeld && { isHeld }) },
        about: bought.order_id,
      }),
  };
}

export type ReviewNotices = ReturnType<typeof createReviewNotices>;
