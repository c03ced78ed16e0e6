import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema';
import type { SandboxChargeTable, SandboxMandateTable } from './sandbox.tables';

export type SandboxMandateRow = SandboxMandateTable;
export type SandboxChargeRow = SandboxChargeTable;
type Db = Kysely<Schema>;

/** Opened again it is the same. */
export async function insertMandate(db: Db, row: SandboxMandateRow): Promise<void> {
  await db
    .insertInto('sandbox_mandate')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findMandate(db: Db, id: string): Promise<SandboxMandateRow | null> {
  return (await db.selectFrom('sandbox_mandate').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Changes one that stands in one of these states; false when it does not. */
export async function changeMandate(
  db: Db,
  id: string,
  from: readonly SandboxMandateRow['status'][],
  change: Partial<Pick<SandboxMandateRow, 'status' | 'why' | 'method' | 'refuses_next'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_mandate')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a charge that the mandate allows; one that is known stays as it is. */
export async function insertCharge(db: Db, charge: Omit<SandboxChargeRow, 'status'>): Promise<void> {
  const { id, mandate_id, amount, day, at } = charge;
  await sql`
    insert into sandbox_charge (id, mandate_id, amount, day, status, at)
    select ${id}::text, m.id, ${amount}::bigint, ${day}::text, 'waiting', ${at}::timestamptz
    from sandbox_mandate m
    where m.id = ${mandate_id} and m.status = 'active' and m.most >= ${amount}::bigint
    on conflict (id) do nothing`.execute(db);
}

export async function findCharge(db: Db, id: string): Promise<SandboxChargeRow | null> {
  return (await db.selectFrom('sandbox_charge').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What the bank has not been asked about yet, the next first. */
export async function waitingOf(db: Db, mandateId: string): Promise<SandboxChargeRow[]> {
  return db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('mandate_id', '=', mandateId)
    .where('status', '=', 'waiting')
    .orderBy('day')
    .orderBy('id')
    .execute();
}

/** Takes back a charge that waits; false when it does not wait any more. */
export async function revokeCharge(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_charge')
    .set({ status: 'revoked' })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ids of what is due, at most a few. */
export async function dueCharges(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_charge')
    .select('id')
    .where('status', '=', 'waiting')
    .where('day', '<=', day)
    .orderBy('day')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Decides a charge that waits, as its mandate stands in this moment; null when it does not wait any more. */
export async function decideCharge(
  db: Db,
  id: string,
): Promise<(SandboxChargeRow & { method: string }) | null> {
  const { rows } = await sql<SandboxChargeRow & { method: string }>`
    with asked as (
      select m.id, m.status = 'active' and not m.refuses_next as agrees, coalesce(m.method, 'upi') as method
      from sandbox_mandate m join sandbox_charge c on c.mandate_id = m.id
      where c.id = ${id} and c.status = 'waiting' for update of m
    ), heard as (
      update sandbox_mandate m set refuses_next = false from asked where m.id = asked.id and m.refuses_next
    )
    update sandbox_charge c set status = case when asked.agrees then 'success' else 'failed' end
    from asked where c.id = ${id} and c.status = 'waiting'
    returning c.*, asked.method`.execute(db);
  return rows[0] ?? null;
}
