import type { Review, ReviewDecided } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import type { BusinessService, GstinReview, KycModule, Review as OfKyc } from '../../../money';
import { type Audit, reasonOf } from '../audit.service';

type Waiting = OfKyc | GstinReview;

export interface Verdict {
  id: string;
  verdict: 'accept' | 'refuse';
  reason: string;
}

/** PANs, payout accounts and GSTINs that no register could settle. */
export function createReviewAdmin(
  { database }: Pick<Deps, 'database'>,
  {
    kyc,
    business,
    audit,
  }: { kyc: Pick<KycModule, 'reviews'>; business: Pick<BusinessService, 'reviews'>; audit: Audit },
) {
  /** The longest waiting first. */
  async function waiting(): Promise<Waiting[]> {
    const found = await Promise.all([kyc.reviews.list(), business.reviews.list()]);
    return found.flat().sort((a, b) => a.since.getTime() - b.since.getTime());
  }

  return {
    count: async (): Promise<number> => (await waiting()).length,

    list: async (): Promise<Review[]> => (await waiting()).map(view),

    /** Throws a 404 refusal, and a 409 one for what is decided already. */
    async decide(by: Session, { id, verdict, reason: text }: Verdict): Promise<ReviewDecided> {
      const reason = reasonOf(text);
      const admin = id.startsWith('gstin.') ? business : kyc;
      const decided = await database.tx(async (trx) => {
        const { sellerId, before, after } = await admin.reviews.decide(trx, { id, verdict, reason });
        await audit.record(trx, {
          by,
          action: verdict === 'accept' ? 'acceptReview' : 'refuseReview',
          subject: { kind: 'review', id },
          creatorId: sellerId,
          reason,
          before: { status: before },
          after: { status: after },
        });
        return { creatorId: sellerId, before, after };
      });
      if (admin === business) business.reviews.decided(decided.creatorId);
      return decided;
    },
  };
}

export type ReviewAdmin = ReturnType<typeof createReviewAdmin>;

const view = ({ sellerId, since, ...review }: Waiting): Review => ({
  ...review,
  creatorId: sellerId,
  since: since.toISOString(),
});
