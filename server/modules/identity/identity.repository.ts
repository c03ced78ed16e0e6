import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/schema';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export interface AccountRow {
  id: string;
  name: string | null;
  email: string | null;
  handle: string | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  starts_at: 'dashboard' | 'library';
  referral_code: string;
  created_at: Date;
  phone: string | null;
}

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('account_phone', 'account_phone.account_id', 'account.id')
    .select([
      'account.id',
      'account.name',
      'account.email',
      'account.handle',
      'account.plan',
      'account.starts_at',
      'account.referral_code',
      'account.created_at',
      'account_phone.phone',
    ]);

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return accounts(db).where('account.id', '=', id).executeTakeFirst();
}

export async function findAccountByPhone(db: Db, phone: string): Promise<AccountRow | undefined> {
  return accounts(db).where('account_phone.phone', '=', phone).executeTakeFirst();
}

export interface NewAccount extends Omit<AccountRow, 'phone' | 'email' | 'handle'> {
  phone: string;
}

export async function insertAccount(trx: Trx, { phone, ...account }: NewAccount): Promise<void> {
  await trx
    .insertInto('account')
    .values({ ...account, email: null, handle: null, referred_by: null })
    .execute();
  await trx
    .insertInto('account_phone')
    .values({ phone, account_id: account.id, verified_at: account.created_at })
    .execute();
}

export async function saveName(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('account').set({ name }).where('id', '=', id).execute();
}
