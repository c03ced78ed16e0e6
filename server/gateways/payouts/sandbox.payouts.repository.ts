import type { Db } from '../../platform/database/database';
import type { SandboxPayoutTable } from './sandbox-payout.tables';

/** Writes a transfer into the built-in bank's book, unless it stands there. */
export async function recordTransfer(db: Db, transfer: SandboxPayoutTable): Promise<void> {
  await db
    .insertInto('sandbox_payout')
    .values(transfer)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findTransfer(db: Db, id: string): Promise<SandboxPayoutTable | undefined> {
  return db.selectFrom('sandbox_payout').selectAll().where('transfer_id', '=', id).executeTakeFirst();
}
