import type { Tx } from './database';

/** Holds an account until the transaction ends, so that two of its requests do not count at once and both stay below a quota. */
export async function lockAccount(trx: Tx, accountId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}
