import type { ReportedReview } from '@haat/openapi';
import type { Session } from '../../../../platform/http/contract';
import type { Reviews } from '../../../catalog';
import { type Audit, reasonOf } from '../audit.service';

export interface WordsVerdict {
  creatorId: string;
  id: string;
  verdict: 'keep' | 'hide';
  reason: string;
}

/** What buyers wrote and creators reported: it stands, or it is hidden. */
export function createReviewModerationAdmin({
  reviews,
  audit,
}: {
  reviews: Pick<Reviews, 'moderation'>;
  audit: Audit;
}) {
  const list = (): Promise<ReportedReview[]> => reviews.moderation.reported();
  return {
    list,

    count: async (): Promise<number> => (await list()).filter(({ status }) => status === 'reported').length,

    /** Throws a 404 refusal, and a 409 one for what is so already. */
    async judge(
      by: Session,
      { creatorId, id, verdict, reason: text }: WordsVerdict,
    ): Promise<ReportedReview[]> {
      const reason = reasonOf(text);
      await reviews.moderation.judge(
        { sellerId: creatorId, id, verdict, reason },
        async (trx, { before, after }) => {
          await audit.record(trx, {
            by,
            action: verdict === 'keep' ? 'keepReview' : 'hideReview',
            subject: { kind: 'words', id },
            creatorId,
            reason,
            before: { status: before },
            after: { status: after },
          });
        },
      );
      return list();
    },
  };
}

export type ReviewModerationAdmin = ReturnType<typeof createReviewModerationAdmin>;
