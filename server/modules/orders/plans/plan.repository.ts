import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { Term } from './plan.rules';

export type PlanOrderRow = Selectable<Schema['plan_order']>;
export type PlanStatusRow = Selectable<Schema['plan_status']>;

const termColumns = ['order_id', 'plan', 'period', 'price', 'starts_at', 'ends_at'] as const;
type TermRow = Pick<Selectable<Schema['plan_term']>, (typeof termColumns)[number]>;

const toTerm = ({ order_id, starts_at, ends_at, ...row }: TermRow): Term => ({
  ...row,
  orderId: order_id,
  startsAt: starts_at,
  endsAt: ends_at,
});

/** The account's paid times that stand, in their order. */
export async function findTerms(db: Db, accountId: string): Promise<Term[]> {
  const rows = await db
    .selectFrom('plan_term')
    .select(termColumns)
    .where('seller_id', '=', accountId)
    .where('cut_at', 'is', null)
    .orderBy('starts_at')
    .execute();
  return rows.map(toTerm);
}

export async function hasTerm(db: Db, accountId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_term')
    .select('order_id')
    .where('seller_id', '=', accountId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTerm(trx: Tx, accountId: string, term: Term): Promise<void> {
  await trx
    .insertInto('plan_term')
    .values({
      seller_id: accountId,
      order_id: term.orderId,
      plan: term.plan,
      period: term.period,
      price: term.price,
      starts_at: term.startsAt,
      ends_at: term.endsAt,
      cut_at: null,
      cut_by: null,
    })
    .execute();
}

/** Ends times before their end; `by` is the order they were credited to, null when their money went back. */
export async function cutTerms(
  trx: Tx,
  accountId: string,
  orderIds: readonly string[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .updateTable('plan_term')
    .set({ cut_at: at, cut_by: by })
    .where('seller_id', '=', accountId)
    .where('order_id', 'in', orderIds)
    .execute();
}

/** Gives back the times that an order had put an end to. */
export async function restoreTerms(trx: Tx, accountId: string, by: string): Promise<void> {
  await trx
    .updateTable('plan_term')
    .set({ cut_at: null, cut_by: null })
    .where('seller_id', '=', accountId)
    .where('cut_by', '=', by)
    .execute();
}

export async function findPlanStatus(db: Db, accountId: string): Promise<PlanStatusRow | null> {
  const row = await db
    .selectFrom('plan_status')
    .selectAll()
    .where('seller_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** The account's standing, made when there is none, and nobody else's to change until the transaction ends. */
export async function lockPlanStatus(trx: Tx, accountId: string, now: Date): Promise<PlanStatusRow> {
  const fresh: PlanStatusRow = {
    seller_id: accountId,
    status: 'free',
    plan: 'FREE',
    next: 'FREE',
    reminded: null,
    look_at: null,
    updated_at: now,
  };
  return trx
    .insertInto('plan_status')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('seller_id').doUpdateSet((eb) => ({ seller_id: eb.ref('excluded.seller_id') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function savePlanStatus(trx: Tx, { seller_id, ...planStatus }: PlanStatusRow): Promise<void> {
  await trx.updateTable('plan_status').set(planStatus).where('seller_id', '=', seller_id).execute();
}

/** At most 100 accounts whose plan has something to happen, longest due first. */
export async function findDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_status')
    .select('seller_id')
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(100)
    .execute();
  return rows.map(({ seller_id }) => seller_id);
}

export async function insertPlanOrder(trx: Tx, order: PlanOrderRow): Promise<void> {
  await trx.insertInto('plan_order').values(order).execute();
}

export async function findPlanOrder(db: Db, orderId: string): Promise<PlanOrderRow | null> {
  const row = await db
    .selectFrom('plan_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** Puts a time elsewhere. */
export async function moveTerm(trx: Tx, accountId: string, term: Term): Promise<void> {
  await trx
    .updateTable('plan_term')
    .set({ starts_at: term.startsAt, ends_at: term.endsAt })
    .where('seller_id', '=', accountId)
    .where('order_id', '=', term.orderId)
    .execute();
}
