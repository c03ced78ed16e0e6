import { type RawBuilder, sql } from 'kysely';

/** Subscriptions, each with its product, and with its status, terms and end at some moment: `unknown` where nobody can tell any more how it stood. */
export type StatusExpression = RawBuilder<unknown>;

/** As they stand now. */
export const asTheyStand = (sellerId: string, productId: string): StatusExpression => sql`
  select product_id, status, terms, ends_at from subscription s where ${theirs(sellerId, productId)}`;

/**
 * As they stood at the end of an Indian day, which is the moment `at`. A row says it where the last change came before; else what that day's first
 * change has left beside it does, unless another day's has taken its place since.
 */
export const atSnapshot = (sellerId: string, productId: string, at: Date): StatusExpression => sql`
  select product_id,
    case when updated_at <= ${at} then status when started_at > ${at} then 'none'
      when snapshot_since <= ${at} then snapshot_status else 'unknown' end as status,
    case when updated_at <= ${at} then terms else snapshot_terms end as terms,
    case when updated_at <= ${at} then ends_at else snapshot_ends_at end as ends_at
  from subscription s where ${theirs(sellerId, productId)}`;

/** A seller's, of one product or under an empty id of all. */
export const theirs = (sellerId: string, productId: string) =>
  sql`s.seller_id = ${sellerId} and (${productId} = '' or s.product_id = ${productId})`;

/** Whether one is over at a moment; of a relation that is called `s`. */
export const isOverAt = (at: Date) =>
  sql`(s.status = 'expired' or (s.status = 'cancelled' and s.ends_at <= ${at}))`;

/** Paise a month of what renews: a year has twelve months and 365 days. What is paid once for ever brings nothing more. */
const perMonth = sql`case s.terms->'period'->>'unit'
  when 'month' then (s.terms->>'amount')::numeric / (s.terms->'period'->>'count')::int
  when 'day' then (s.terms->>'amount')::numeric * 365 / (12 * (s.terms->'period'->>'count')::int)
  else 0 end`;

/** How many run at a moment, with those in their free days, paused and late ones; of a relation `s`. */
export const runningAt = (at: Date) =>
  sql`(count(*) filter (where s.status not in ('none', 'unknown') and not ${isOverAt(at)}))::int`;

/** What those that renew bring in a month, paise; of a relation `s`. */
export const monthlyOf = sql`coalesce(round(sum(${perMonth}) filter (where s.status in ('active', 'pastDue', 'grace'))), 0)::bigint`;
