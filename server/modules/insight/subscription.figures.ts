import type { SubscriptionFigures } from '@haat/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';
import type { Span } from './day.spans';

/** Paise a month of what renews: a year has twelve months and 365 days. What is paid once for ever brings nothing more. */
const monthly = sql`case s.terms->'period'->>'unit'
  when 'month' then (s.terms->>'amount')::numeric / (s.terms->'period'->>'count')::int
  when 'day' then (s.terms->>'amount')::numeric * 365 / (12 * (s.terms->'period'->>'count')::int)
  else 0 end`;

/** How the subscriptions of a product stand at `now`, or of all under an empty id, and what came and went in some days; null where nobody subscribed. */
export async function subscriptionFigures(
  db: Db,
  sellerId: string,
  productId: string,
  { from, to }: Span,
  now: Date,
): Promise<SubscriptionFigures | null> {
  const isOver = sql`(s.status = 'expired' or (s.status = 'cancelled' and s.ends_at <= ${now}))`;
  const { rows } = await sql<SubscriptionFigures & { ever: number }>`
    select count(*)::int as ever,
      (count(*) filter (where not ${isOver}))::int as active,
      (count(*) filter (where s.started_at >= ${from} and s.started_at < ${to}))::int as joined,
      (count(*) filter (where ${isOver} and s.ends_at >= ${from} and s.ends_at < ${to}))::int as ended,
      coalesce(round(sum(${monthly}) filter (where s.status in ('active', 'pastDue', 'grace'))), 0)::bigint as monthly
    from subscription s
    where s.seller_id = ${sellerId} and (${productId} = '' or s.product_id = ${productId})`.execute(db);
  const [found] = rows;
  if (!found || found.ever === 0) return null;
  const { ever: _, ...figures } = found;
  return figures;
}
