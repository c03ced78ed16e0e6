import { type RawBuilder, sql } from 'kysely';
import type { Owner } from './exporter';

type Mine = (owner: Owner) => RawBuilder<unknown>;

/** Rows whose column names the account. */
export const ofAccount =
  (column: string): Mine =>
  ({ accountId }) =>
    sql`${sql.ref(column)} = ${accountId}`;

/** Rows of the seller that the account is. */
export const ofSeller = (alias: string): Mine => ofAccount(`${alias}.seller_id`);

/** Rows whose column is one of the account's numbers. */
export const boughtWith =
  (column: string): Mine =>
  ({ phones }) =>
    sql`${sql.ref(column)} = any(${[...phones]}::text[])`;

/** Rows whose column holds one of the account's numbers. */
export const provedIn =
  (column: string): Mine =>
  ({ phones }) =>
    sql`${sql.ref(column)} && ${[...phones]}::text[]`;

/** The order of a purchase `r`. */
export const theirOrder = 'join orders o on o.seller_id = r.seller_id and o.id = r.order_id';
