import { type Kysely, sql, type Transaction } from 'kysely';
import { json, type Schema } from '../../../../platform/database/schema';
import type { PlanRates } from '../../../../platform/money/rates';
import type { RateStep } from './rates.rules';

export interface RateChangeRow {
  id: string;
  at: Date;
  starts_at: Date;
  actor: string;
  actor_name: string | null;
  rates: PlanRates;
}

/** Newest first. */
export async function listRateChanges(db: Kysely<Schema>, most: number): Promise<RateChangeRow[]> {
  return db
    .selectFrom('rate_change')
    .leftJoin('account', 'account.id', 'rate_change.actor')
    .select(['rate_change.id', 'at', 'rate_change.starts_at', 'actor', 'account.name as actor_name', 'rates'])
    .orderBy('rate_change.id', 'desc')
    .limit(most)
    .execute();
}

/** Nobody else changes rates until the transaction ends. The log of them may only grow, so its rows take no lock. */
export async function lockRates(trx: Transaction<Schema>): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ name: 'operator.rates', value: json(null) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json(null) }))
    .execute();
}

/** All of them, in the order they were made. */
export async function findRateSteps(trx: Transaction<Schema>): Promise<RateStep[]> {
  const rows = await trx
    .selectFrom('rate_change')
    .select(['at', 'starts_at', 'rates'])
    .orderBy('id')
    .execute();
  return rows.map(({ starts_at: startsAt, ...row }) => ({ ...row, startsAt }));
}

export async function insertRateChange(
  trx: Transaction<Schema>,
  change: { id: string; at: Date; startsAt: Date; actor: string; rates: object },
): Promise<void> {
  const { startsAt, rates, ...row } = change;
  await trx
    .insertInto('rate_change')
    .values({ ...row, starts_at: startsAt, rates: json(rates) })
    .execute();
}

/** The next creators who have something to sell, in the order of their ids. */
export async function findSellersAfter(
  db: Kysely<Schema>,
  after: string,
  most: number,
): Promise<{ id: string; email: string | null }[]> {
  const { rows } = await sql<{ id: string; email: string | null }>`
    select a.id, a.email from account a
    where a.id > ${after}::uuid and exists (select 1 from product p where p.seller_id = a.id)
    order by a.id limit ${most}`.execute(db);
  return rows;
}
