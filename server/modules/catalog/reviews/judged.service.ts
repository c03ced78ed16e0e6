import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/http/errors';
import type { ReceivedReviewService } from './received.service';
import { led } from './review.change';
import type { ReviewNotices } from './review.notices';
import { findReported, type ReviewRow } from './review.repository';
import { viewReported } from './review.view';

/** What was hidden can be brought back from the list for so long. In ms. */
const hiddenFor = 30 * 24 * 3_600_000;

export interface Judged {
  before: ReviewRow['status'];
  after: ReviewRow['status'];
}

/** What the operator sees of reviews, and decides. */
export function createJudgedReviews(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { received, notices }: { received: Pick<ReceivedReviewService, 'move'>; notices: ReviewNotices },
) {
  return {
    async reported() {
      const since = new Date(clock.now().getTime() - hiddenFor);
      return (await findReported(database.db, since)).map(viewReported);
    },

    /**
     * `alongside` is done in the same transaction.
     * @throws Refusal 404, 409 (it stands or is hidden already)
     */
    async judge(
      {
        sellerId,
        id,
        verdict,
        reason,
      }: { sellerId: string; id: string; verdict: 'keep' | 'hide'; reason: string },
      alongside: (trx: Tx, judged: Judged) => Promise<void>,
    ): Promise<void> {
      await received.move(sellerId, id, async (row, trx) => {
        const status = led(row, verdict === 'hide' ? 'verdict.hide' : 'verdict.keep');
        if (!status) throw conflict('already_judged', 'This is already done. Reload the list');
        const after = { ...row, status, reported_at: row.reported_at ?? clock.now() };
        await alongside(trx, { before: row.status, after: status });
        if (verdict === 'hide') await notices.hidden(trx, after, reason);
        return after;
      });
    },
  };
}
