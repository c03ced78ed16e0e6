import { sql } from 'kysely';

/** In paise. What was refunded cost no fee in the end. */
export interface SaleTotals {
  count: number;
  amount: number;
  fee: number;
  feeTax: number;
  refunded: number;
}

export const nothing: SaleTotals = { count: 0, amount: 0, fee: 0, feeTax: 0, refunded: 0 };

const isSold = sql`o.paid_at is not null and o.status <> 'refunded'`;

/** Of orders `o`, sale by sale. */
export const sums = sql`
  count(o.paid_at)::int as count,
  coalesce(sum(o.amount) filter (where o.paid_at is not null), 0)::bigint as amount,
  coalesce(sum(o.fee - coalesce(o.refunded_fee, 0)) filter (where ${isSold}), 0)::bigint as fee,
  coalesce(sum(o.fee_tax - coalesce(o.refunded_fee_tax, 0)) filter (where ${isSold}), 0)::bigint as "feeTax",
  coalesce(sum(case o.status when 'refunded' then o.amount else o.refunded end), 0)::bigint as refunded`;
