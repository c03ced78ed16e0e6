import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema';

export type NewTicket = Omit<Schema['ticket'], 'answered_at'>;

/** Keeps a ticket. False when its number is taken. */
export async function insertTicket(trx: Transaction<Schema>, ticket: NewTicket): Promise<boolean> {
  const made = await trx
    .insertInto('ticket')
    .values({ ...ticket, answered_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findTicket(trx: Transaction<Schema>, id: string): Promise<NewTicket | undefined> {
  return trx.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many somebody has sent since then. */
export async function countSince(
  trx: Transaction<Schema>,
  reach: { email: string | null; phone: string | null },
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('at', '>', since)
    .where('answered_at', 'is', null)
    .where(({ eb }) => (reach.email === null ? eb('phone', '=', reach.phone) : eb('email', '=', reach.email)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('ticket').where('at', '<', before).execute();
}
