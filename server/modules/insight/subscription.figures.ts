import type { SubscriptionFigures } from '@haat/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';
import type { Span } from './day.spans';

/** Paise a month of what renews: a year has twelve months and 365 days. What is paid once for ever brings nothing more. */
const perMonth = sql`case s.terms->'period'->>'unit'
  when 'month' then (s.terms->>'amount')::numeric / (s.terms->'period'->>'count')::int
  when 'day' then (s.terms->>'amount')::numeric * 365 / (12 * (s.terms->'period'->>'count')::int)
  else 0 end`;

interface Found extends Omit<SubscriptionFigures, 'previous'> {
  ever: number;
  joined_before: number;
  ended_before: number;
}

/**
 * How the subscriptions of a product stand at `now`, or of all under an empty id, and what came and went in some days and in those before; null where
 * nobody subscribed. A row tells how its subscription stands, and not how it stood: who ran at an earlier moment, and for how much, cannot be read
 * from it.
 */
export async function subscriptionFigures(
  db: Db,
  sellerId: string,
  productId: string,
  looked: Span,
  before: Span | null,
  now: Date,
): Promise<SubscriptionFigures | null> {
  const isOver = sql`(s.status = 'expired' or (s.status = 'cancelled' and s.ends_at <= ${now}))`;
  const joinedIn = ({ from, to }: Span) =>
    sql`(count(*) filter (where s.started_at >= ${from} and s.started_at < ${to}))::int`;
  const endedIn = ({ from, to }: Span) =>
    sql`(count(*) filter (where ${isOver} and s.ends_at >= ${from} and s.ends_at < ${to}))::int`;
  const { rows } = await sql<Found>`
    select count(*)::int as ever,
      (count(*) filter (where not ${isOver}))::int as active,
      ${joinedIn(looked)} as joined, ${endedIn(looked)} as ended,
      ${before ? joinedIn(before) : sql`0`} as joined_before, ${before ? endedIn(before) : sql`0`} as ended_before,
      coalesce(round(sum(${perMonth}) filter (where s.status in ('active', 'pastDue', 'grace'))), 0)::bigint as monthly
    from subscription s
    where s.seller_id = ${sellerId} and (${productId} = '' or s.product_id = ${productId})`.execute(db);
  const [found] = rows;
  if (!found || found.ever === 0) return null;
  const { active, joined, ended, monthly, joined_before, ended_before } = found;
  const previous = before && { joined: joined_before, ended: ended_before };
  return { active, joined, ended, monthly, previous };
}
