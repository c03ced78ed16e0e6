import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/schema';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export interface AccountRow {
  id: string;
  name: string | null;
  /** The one verified last. */
  email: string | null;
  handle: string | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  starts_at: 'dashboard' | 'library';
  referral_code: string;
  created_at: Date;
  /** The one verified first. */
  phone: string | null;
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .select((eb) => [
      'id',
      'name',
      'email',
      'handle',
      'plan',
      'starts_at',
      'referral_code',
      'created_at',
      eb
        .selectFrom('account_phone')
        .select('phone')
        .whereRef('account_phone.account_id', '=', 'account.id')
        .orderBy('verified_at')
        .orderBy('phone')
        .limit(1)
        .as('phone'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewAccount extends Omit<AccountRow, 'phone' | 'handle'> {
  referred_by: string | null;
}

export async function insertAccount(trx: Trx, account: NewAccount): Promise<void> {
  await trx
    .insertInto('account')
    .values({ ...account, handle: null })
    .execute();
}

export async function saveName(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('account').set({ name }).where('id', '=', id).execute();
}

/** Answers whether there was none before. */
export async function saveFirstName(db: Db, id: string, name: string): Promise<boolean> {
  const saved = await db
    .updateTable('account')
    .set({ name })
    .where('id', '=', id)
    .where('name', 'is', null)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

export async function saveEmail(db: Db, id: string, email: string): Promise<void> {
  await db.updateTable('account').set({ email }).where('id', '=', id).execute();
}

export async function saveFirstEmail(db: Db, id: string, email: string): Promise<void> {
  await db.updateTable('account').set({ email }).where('id', '=', id).where('email', 'is', null).execute();
}

export async function isReferralCode(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from account where referral_code = ${code} limit 1`.execute(db);
  return rows.length > 0;
}
