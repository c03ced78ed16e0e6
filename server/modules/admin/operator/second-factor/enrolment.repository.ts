import type { Db, Tx } from '../../../../platform/database/database';

/** Keeps the code of a phone; one before it no longer counts. */
export async function saveEnrolment(
  trx: Tx,
  { phone, codeHash, expiresAt }: { phone: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  const set = { code_hash: codeHash, expires_at: expiresAt };
  await trx
    .insertInto('operator_enrolment')
    .values({ phone, ...set })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(set))
    .execute();
}

/** The hashes of codes for these phones that can still be used. */
export async function findEnrolments(
  trx: Tx,
  phones: readonly string[],
  now: Date,
): Promise<{ phone: string; code_hash: string }[]> {
  if (phones.length === 0) return [];
  return trx
    .selectFrom('operator_enrolment')
    .select(['phone', 'code_hash'])
    .where('phone', 'in', phones)
    .where('expires_at', '>', now)
    .execute();
}

/** Uses the codes of these phones up, and forgets those that nobody used in time. */
export async function deleteEnrolments(trx: Tx, phones: readonly string[], now: Date): Promise<void> {
  await trx
    .deleteFrom('operator_enrolment')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', now), ...(phones.length > 0 ? [eb('phone', 'in', phones)] : [])]),
    )
    .execute();
}

/** Whose verified phone it is; undefined for nobody's. */
export async function findOwner(trx: Tx, phone: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('account_phone')
    .select('account_id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row?.account_id;
}

/** The accounts of these phones, each once, with the e-mail they are written to. */
export async function findAccountsOf(
  db: Db | Tx,
  phones: ReadonlySet<string>,
): Promise<{ id: string; name: string | null; email: string | null }[]> {
  if (phones.size === 0) return [];
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('account_phone')
        .select('account_id')
        .where('phone', 'in', [...phones]),
    )
    .orderBy('id')
    .execute();
}
