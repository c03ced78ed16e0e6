import { type Kysely, sql } from 'kysely';
import { json, type Schema } from '../../../../platform/database/schema';

export interface TrialLine {
  account: string;
  currency: string;
  /** What was taken from the account, in paise; never negative. */
  debit: number;
  /** What was put on it, in paise; never negative. */
  credit: number;
  /** Credit less debit: positive is owed by us, negative is owed to us. */
  balance: number;
}

/** Every account of the whole installation at an instant, from the entries alone. The balances of a currency sum to zero. */
export async function readTrialBalance(db: Kysely<Schema>, until: Date): Promise<TrialLine[]> {
  const { rows } = await sql<TrialLine>`
    select account, currency,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as debit,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credit,
      sum(amount)::bigint as balance
    from ledger_entry where at < ${until} group by account, currency order by account, currency`.execute(db);
  return rows;
}

const name = 'ledger.proof';

/** Stores the result of the last ledger check */
export async function writeProof(db: Kysely<Schema>, proof: { at: Date; findings: number }): Promise<void> {
  const value = json(proof);
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Whether the last proof found nothing; true as well before the first. */
export async function readProof(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  const proof = row?.value as { findings: number } | undefined;
  return (proof?.findings ?? 0) === 0;
}
