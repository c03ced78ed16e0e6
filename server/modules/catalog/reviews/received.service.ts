import type { ReceivedReview, ReceivedReviews } from '@haat/openapi';
import type { Db, Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import { type ChangeReview, led } from './review.change';
import type { ReviewNotices } from './review.notices';
import { type PageWish, pageOf } from './review.page';
import { findReceived, findReviewById, findWords, type ReviewRow } from './review.repository';
import { viewReceived } from './review.view';

/** What a creator received, and may do with it. */
export function createReceivedReviews(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { change, notices }: { change: ChangeReview; notices: ReviewNotices },
) {
  /** @throws Refusal 404, also for what was taken back */
  async function demand(db: Db, sellerId: string, id: string): Promise<ReviewRow> {
    const row = await findReviewById(db, sellerId, id);
    if (!row || row.status === 'withdrawn' || row.status === 'barred') throw notFound('Review not found');
    return row;
  }

  /** Changes a review as it stands once nobody else does. `work` answers null when there is nothing to change. */
  async function move(
    sellerId: string,
    id: string,
    work: (row: ReviewRow, trx: Tx) => Promise<ReviewRow | null>,
  ): Promise<void> {
    await change(await demand(database.db, sellerId, id), async (trx) => {
      const before = await demand(trx, sellerId, id);
      const after = await work(before, trx);
      return after && { before, after };
    });
  }

  async function view(sellerId: string, id: string): Promise<ReceivedReview> {
    const row = await demand(database.db, sellerId, id);
    return viewReceived({ ...row, title: (await findWords(database.db, row)).title });
  }

  return {
    move,

    async list(
      sellerId: string,
      { productId, ...page }: PageWish & { productId?: string | undefined },
    ): Promise<ReceivedReviews> {
      const { rows, next } = await pageOf(page, (after, limit) =>
        findReceived(database.db, { sellerId, productId }, { after, limit }),
      );
      return { items: rows.map(viewReceived), next };
    },

    /** @throws Refusal 404, 409 (answered otherwise), 422 (no words) */
    async answer(sellerId: string, id: string, text: string): Promise<ReceivedReview> {
      const answer = text.trim();
      if (!answer) throw invalid({ text: 'Write a reply: everyone sees it below the review' });
      await move(sellerId, id, async (row, trx) => {
        if (row.answer === answer) return null;
        // What its buyer has changed since may be answered anew.
        if (row.answered_at && row.answered_at >= row.changed_at)
          throw conflict(
            'answered',
            'You have already replied. You can reply again when the buyer changes the review',
          );
        const after = { ...row, answer, answered_at: clock.now() };
        await notices.answered(trx, after);
        return after;
      });
      return view(sellerId, id);
    },

    /** @throws Refusal 404, 409 (looked at already), 422 (no reason) */
    async report(sellerId: string, id: string, text: string): Promise<ReceivedReview> {
      const reason = text.trim();
      if (!reason) throw invalid({ reason: 'Tell us what is wrong with it' });
      await move(sellerId, id, async (row) => {
        if (row.status === 'reported') return null;
        const status = led(row, 'review.reported');
        if (!status) throw conflict('looked_at', 'We have already looked at this review');
        return { ...row, status, report_reason: reason, reported_at: clock.now() };
      });
      return view(sellerId, id);
    },
  };
}

export type ReceivedReviewService = ReturnType<typeof createReceivedReviews>;
