import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type TicketRow = Schema['ticket'];

/** Who has waited longest comes first; of the answered, the last one written. */
export async function listTickets(db: Db, isOpen: boolean, most: number): Promise<TicketRow[]> {
  const query = db.selectFrom('ticket').selectAll().limit(most);
  return isOpen
    ? query.where('answered_at', 'is', null).orderBy('at').orderBy('id').execute()
    : query.where('answered_at', 'is not', null).orderBy('at', 'desc').orderBy('id').execute();
}

/** Its row locked until the transaction ends. */
export async function lockTicket(trx: Tx, id: string): Promise<TicketRow | undefined> {
  return trx.selectFrom('ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function writeAnswered(trx: Tx, id: string, at: Date): Promise<void> {
  await trx.updateTable('ticket').set({ answered_at: at }).where('id', '=', id).execute();
}

export async function countUnanswered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
