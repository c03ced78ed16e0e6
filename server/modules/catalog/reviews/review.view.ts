import type {
  BuyerReview,
  ProductReview,
  ReceivedReview,
  ReportedReview,
  ReviewSummary,
} from '@haat/openapi';
import type { ReviewRow, TitledReview } from './review.repository';

/** As everybody reads it. */
export const viewShown = ({ stars, text, buyer_name, changed_at, answer }: ReviewRow): ProductReview => ({
  stars,
  text,
  name: buyer_name,
  at: changed_at.toISOString(),
  answer,
});

/** As its buyer reads it; taken back it is gone for them. */
export function viewOwn(row: ReviewRow | null, canWrite: boolean): BuyerReview {
  const isThere = row && row.status !== 'withdrawn' && row.status !== 'barred';
  return { canWrite, review: isThere ? { ...viewShown(row), status: row.status } : null };
}

/** A review that has not been taken back. */
type Held = Exclude<ReviewRow['status'], 'withdrawn' | 'barred'>;

export const viewReceived = (row: TitledReview): ReceivedReview => ({
  id: row.id,
  productId: row.product_id,
  title: row.title,
  ...viewShown(row),
  status: row.status as Held,
  answeredAt: row.answered_at?.toISOString() ?? null,
});

export const viewReported = (row: TitledReview): ReportedReview => ({
  id: row.id,
  creatorId: row.seller_id,
  productId: row.product_id,
  title: row.title,
  stars: row.stars,
  text: row.text,
  name: row.buyer_name,
  at: row.changed_at.toISOString(),
  reason: row.report_reason,
  reportedAt: row.reported_at?.toISOString() ?? null,
  status: row.status as Held,
});

/** Null while nobody has said anything. */
export function summed(spread: readonly number[], latest: readonly ReviewRow[]): ReviewSummary | null {
  const count = spread.reduce((sum, of) => sum + of, 0);
  if (count === 0) return null;
  const stars = spread.reduce((sum, of, place) => sum + of * (place + 1), 0);
  return {
    count,
    average: Math.round((stars * 10) / count) / 10,
    spread: [...spread],
    latest: latest.map(viewShown),
  };
}
