import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { AccountHandleTable } from '../identity.tables';

type HandleRow = Selectable<AccountHandleTable>;

/** Every handle an account has or had and nobody else has taken since, the one it took last first. */
export async function findHandles(db: Db, accountId: string): Promise<HandleRow[]> {
  return db
    .selectFrom('account_handle')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('taken_at', 'desc')
    .orderBy('folded')
    .execute();
}

/** Whose page a handle is, or leads to: one that was left before `since` leads nowhere. `handle` is the one they have now. */
export async function findByHandle(
  db: Db,
  folded: string,
  since: Date,
): Promise<{ id: string; handle: string; name: string | null; bio: string | null } | undefined> {
  const row = await db
    .selectFrom('account_handle as h')
    .innerJoin('account as a', 'a.id', 'h.account_id')
    .select(['a.id', 'a.handle', 'a.name', 'a.bio'])
    .where('h.folded', '=', folded)
    .where((eb) => eb.or([eb('h.left_at', 'is', null), eb('h.left_at', '>', since)]))
    .executeTakeFirst();
  return row?.handle ? { ...row, handle: row.handle } : undefined;
}

/** Takes a handle that is free, or was left before `since`, or is one's own; answers whether it is theirs now. */
export async function takeHandle(trx: Tx, taken: HandleRow, since: Date): Promise<boolean> {
  const row = await trx
    .insertInto('account_handle')
    .values(taken)
    .onConflict((conflict) =>
      conflict
        .column('folded')
        .doUpdateSet({ account_id: taken.account_id, taken_at: taken.taken_at, left_at: null })
        .where((eb) =>
          eb.or([
            eb('account_handle.account_id', '=', taken.account_id),
            eb('account_handle.left_at', '<=', since),
          ]),
        ),
    )
    .returning('folded')
    .executeTakeFirst();
  return row !== undefined;
}

export async function leaveHandle(trx: Tx, accountId: string, folded: string, at: Date): Promise<void> {
  await trx
    .updateTable('account_handle')
    .set({ left_at: at })
    .where('folded', '=', folded)
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets what was left before a moment; at most 500 at a time. */
export async function forgetHandles(db: Db, before: Date): Promise<void> {
  await sql`delete from account_handle where folded in
    (select folded from account_handle where left_at <= ${before} limit 500)`.execute(db);
}

/** The handles that lead to a page, in the order of their small letters: after one, and up to another if there is one. */
export async function listHandles(
  db: Db,
  { after, upTo }: { after: string; upTo: string },
  limit: number,
): Promise<{ folded: string; handle: string }[]> {
  const { rows } = await sql<{ folded: string; handle: string }>`
    select h.folded, coalesce(a.handle, h.folded) as handle from account_handle h join account a on a.id = h.account_id
    where h.left_at is null and h.folded > ${after} and (${upTo} = '' or h.folded <= ${upTo})
    order by h.folded limit ${limit}`.execute(db);
  return rows;
}

/** Every so manieth of them that others follow, and how many there are. */
export async function markHandles(db: Db, each: number): Promise<{ marks: string[]; total: number }> {
  const { rows } = await sql<{ marks: string[] | null; total: number }>`
    select array_agg(folded order by folded) filter (where n % ${each}::bigint = 0 and n < total) as marks, count(*)::int as total
    from (
      select folded, row_number() over (order by folded) as n, count(*) over () as total from account_handle where left_at is null
    ) h`.execute(db);
  return { marks: rows[0]?.marks ?? [], total: rows[0]?.total ?? 0 };
}
