import { type RawBuilder, sql } from 'kysely';
import { indiaMinutes, type Step } from '../reports/calendar.rules';
import type { Span } from './day.spans';

const ahead = sql`interval '${sql.raw(String(indiaMinutes))} minutes'`;
const indian = (moment: RawBuilder<unknown>) => sql`((${moment} at time zone 'UTC') + ${ahead})`;

/** What orders are added up by: an Indian day, or an hour of India's clocks as the moment it begins. */
export type CountedStep = Exclude<Step, 'month'>;

export const stepIn: Record<CountedStep, (moment: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  day: (moment) => sql`${indian(moment)}::date`,
  hour: (moment) => sql`((date_trunc('hour', ${indian(moment)}) - ${ahead}) at time zone 'UTC')`,
};

/** The most exact thing that is known of where a buyer came from, as `sourceKey` writes it. */
const source = sql`coalesce('link:' || s.link_id, 'utm:' || lower(s.utm_source) || '/' || lower(coalesce(s.utm_campaign, '')),
  'ref:' || s.referrer_host, 'direct')`;

/**
 * Counts the orders of some spans of time, from the orders themselves: checkouts and attempts that failed on the day, or in the hour, the order was
 * placed, sales in that it was paid, with what has gone back of them since. A row for each product and, under an empty one, for all of them, by each
 * dimension.
 */
export function countedLive(
  sellerId: string,
  step: CountedStep,
  spans: readonly Span[],
): RawBuilder<{ [column: string]: unknown }> {
  // The moments stand in the statement itself, so that the planner sees how few orders lie between them.
  const within = (column: RawBuilder<unknown>) => {
    const times = spans.map(({ from, to }) => sql`(${column} >= ${from} and ${column} < ${to})`);
    // What somebody was given was sold to whoever paid.
    return sql`o.seller_id = ${sellerId} and o.gift is distinct from 'received' and (${times.length > 0 ? sql.join(times, sql` or `) : sql`false`})`;
  };
  const stepOf = stepIn[step];
  // Looked up order by order: a planner that does not know how few they are would read every source and every event there is.
  const orders = sql`orders o left join lateral (
    select link_id, utm_source, utm_campaign, referrer_host from order_source
    where seller_id = o.seller_id and order_id = o.id offset 0) s on true`;
  return sql`
    with fact as (
      select o.product_id, ${stepOf(sql`o.created_at`)} as step, ${source} as source, coalesce(o.buyer_state, '') as state, coalesce(o.device, '') as device,
        o.price_id as price,
        null::text as method, null::text as failure, count(*) as checkouts, 0 as failed, 0 as sold, 0 as returned, 0 as amount, 0 as refunded
      from ${orders} where ${within(sql`o.created_at`)} group by 1, 2, 3, 4, 5, 6
      union all
      select o.product_id, ${stepOf(sql`o.paid_at`)}, ${source}, coalesce(o.buyer_state, ''), coalesce(o.device, ''), o.price_id, coalesce(o.method, ''), null,
        0, 0, count(*), count(*) filter (where o.status = 'refunded'), sum(o.amount),
        sum(case o.status when 'refunded' then o.amount else coalesce(o.refunded, 0) end)
      from ${orders} where ${within(sql`o.paid_at`)} group by 1, 2, 3, 4, 5, 6, 7
      union all
      select o.product_id, ${stepOf(sql`o.created_at`)}, null, null, null, null, coalesce(e.detail->>'method', ''),
        coalesce(e.detail->>'method', '') || '|' || coalesce(e.detail->>'via', '') || '|' || coalesce(e.detail->>'failure', e.event), 0, count(*), 0, 0, 0, 0
      from orders o
      cross join lateral (
        select event, detail from order_event
        where seller_id = o.seller_id and order_id = o.id and event in ('payment.failed', 'payment.dropped') offset 0) e
      where ${within(sql`o.created_at`)} group by 1, 2, 7, 8
    )
    select p.product_id, d.dimension, f.step, d.value, sum(f.checkouts)::bigint as checkouts, sum(f.failed)::bigint as failed,
      sum(f.sold)::bigint as sold, sum(f.returned)::bigint as returned, sum(f.amount)::bigint as amount, sum(f.refunded)::bigint as refunded
    from fact f
    cross join lateral (values (f.product_id), ('')) as p (product_id)
    cross join lateral (values ('all', ''), ('source', f.source), ('state', f.state), ('device', f.device), ('price', f.price), ('method', f.method),
      ('failure', f.failure)) as d (dimension, value)
    where d.value is not null and (d.dimension <> 'price' or p.product_id <> '')
    group by 1, 2, 3, 4`;
}

/** The hours of India's clocks in which orders were placed or paid that have changed since a moment, before another that begins an hour. */
export const changedSince = (sellerId: string, since: Date, until: Date) => sql<{ hour: Date }>`
  select distinct d.hour from orders o
  cross join lateral (values (${stepIn.hour(sql`o.created_at`)}), (${stepIn.hour(sql`o.paid_at`)})) as d (hour)
  where o.seller_id = ${sellerId} and o.updated_at >= ${since} and d.hour < ${until}`;
