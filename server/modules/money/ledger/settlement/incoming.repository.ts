import type { Selectable } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';

export type IncomingRow = Selectable<Schema['gateway_settlement']>;

/** False when it was known before. */
export async function insertIncoming(trx: Tx, row: IncomingRow): Promise<boolean> {
  const rows = await trx
    .insertInto('gateway_settlement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** What was paid out before, taken back now; null when it was taken back before. */
export async function reverseIncoming(
  trx: Tx,
  { provider, id }: Pick<IncomingRow, 'provider' | 'id'>,
  at: Date,
): Promise<IncomingRow | null> {
  const row = await trx
    .updateTable('gateway_settlement')
    .set({ status: 'reversed', reversed_at: at })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
