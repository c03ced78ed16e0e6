import { sql } from 'kysely';
import type { Tx } from './database';

/**
 * Until the transaction ends, nobody else takes from what this seller has available: whoever does asks for it here first and reads the
 * balance afterwards. Sales, which only add, do not wait.
 */
export async function lockMoneyOut(trx: Tx, sellerId: string): Promise<void> {
  await sql`
    insert into money_out as m (seller_id, taken) values (${sellerId}, 1)
    on conflict (seller_id) do update set taken = (m.taken + 1) % 1000000`.execute(trx);
}
