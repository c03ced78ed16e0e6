import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';
import type { CodeKind } from './code.rules';

export type FactorRow = Selectable<Schema['operator_factor']>;

/** The second factor of an operator, being set up or confirmed. */
export async function findFactor(db: Db, accountId: string): Promise<FactorRow | undefined> {
  return db.selectFrom('operator_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** The same, its row locked until the transaction ends. */
export async function lockFactor(trx: Tx, accountId: string): Promise<FactorRow | undefined> {
  return trx
    .selectFrom('operator_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Begins one; answers false when there is one already. */
export async function insertFactor(trx: Tx, row: FactorRow): Promise<boolean> {
  const written = await trx
    .insertInto('operator_factor')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .execute();
  return written.length > 0;
}

export async function saveFactor(
  trx: Tx,
  accountId: string,
  change: Partial<Pick<FactorRow, 'secret' | 'last_step' | 'confirmed_at'>>,
): Promise<void> {
  await trx.updateTable('operator_factor').set(change).where('account_id', '=', accountId).execute();
}

/** Takes the second factor away with all that was let in by it. */
export async function deleteFactor(trx: Tx, accountId: string): Promise<void> {
  for (const table of [
    'operator_factor',
    'operator_recovery_code',
    'operator_attempt',
    'operator_unlock',
  ] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
}

/** Replaces the recovery codes. */
export async function saveRecoveryCodes(
  trx: Tx,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('operator_recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('operator_recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null })))
    .execute();
}

/** The hashes of recovery codes that can still be used. */
export async function findRecoveryHashes(db: Db | Tx, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  return rows.map(({ code_hash }) => code_hash);
}

export async function useRecoveryHash(trx: Tx, accountId: string, hash: string, at: Date): Promise<void> {
  await trx
    .updateTable('operator_recovery_code')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .execute();
}

/** Counts one more try of a kind, in a window that begins with the first. Its row stays locked, so that of many at once each is counted. */
export async function countAttempt(
  trx: Tx,
  { accountId, kind }: { accountId: string; kind: CodeKind },
  now: Date,
  windowMs: number,
): Promise<{ count: number; since: Date }> {
  const open = new Date(now.getTime() - windowMs);
  return trx
    .insertInto('operator_attempt')
    .values({ account_id: accountId, kind, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet((eb) => {
        const isOpen = eb('operator_attempt.since', '>', open);
        return {
          count: eb
            .case()
            .when(isOpen)
            .then(eb('operator_attempt.count', '+', 1))
            .else(1)
            .end(),
          since: eb.case().when(isOpen).then(eb.ref('operator_attempt.since')).else(now).end(),
        };
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

/** A right code: the tries before it no longer count. */
export async function forgetAttempts(trx: Tx, accountId: string, kind: CodeKind): Promise<void> {
  await trx
    .deleteFrom('operator_attempt')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute();
}
