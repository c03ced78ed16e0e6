import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import { unauthorized } from '../../../../platform/http/errors';
import { findLoginMethods } from '../login-methods/address.repository';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export interface AccountRow {
  id: string;
  name: string | null;
  /** The one verified last. */
  email: string | null;
  /** As they write it; `account_handle` has it in small letters. */
  handle: string | null;
  bio: string | null;
  /** What they are spoken to in; null is not chosen. */
  language: 'en' | 'hi' | null;
  plan: 'FREE' | 'PREMIUM' | 'VVIP';
  starts_at: 'dashboard' | 'library';
  referral_code: string;
  created_at: Date;
  /** The one verified first. */
  phone: string | null;
  /** The account whose code brought this one. */
  referrer_id: string | null;
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .select((eb) => [
      'id',
      'name',
      'email',
      'handle',
      'bio',
      'language',
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
      eb
        .selectFrom('account as by')
        .select('by.id')
        .whereRef('by.referral_code', '=', 'account.referred_by')
        .limit(1)
        .as('referrer_id'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewAccount
  extends Omit<AccountRow, 'phone' | 'handle' | 'bio' | 'language' | 'referrer_id'> {
  referred_by: string | null;
}

export async function insertAccount(trx: Trx, account: NewAccount): Promise<void> {
  await trx
    .insertInto('account')
    .values({ ...account, handle: null, bio: null, language: null, sign_in_language: null })
    .execute();
}

/** From now on the account is a creator's: it starts with the dashboard. */
export async function startSelling(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ starts_at: 'dashboard' })
    .where('id', '=', id)
    .where('starts_at', '=', 'library')
    .execute();
}

/** Profile fields. Omitted fields stay. */
export type ProfileChanges = Partial<Pick<AccountRow, 'name' | 'bio' | 'handle'>> & {
  language?: AccountRow['language'];
};

export async function saveProfile(db: Db, id: string, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('account').set(changes).where('id', '=', id).execute();
}

/** What each of them reads: chosen, or else spoken by the browser that signed in last. Whoever nobody knows it of is left out. */
export async function findLanguages(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, NonNullable<AccountRow['language']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(({ fn }) => ['id', fn.coalesce('language', 'sign_in_language').as('language')])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.flatMap(({ id, language }) => (language ? [[id, language] as const] : [])));
}

/** What the browser speaks that signs in; what they chose themselves stands beside it. */
export async function saveSignInLanguage(
  trx: Trx,
  id: string,
  language: NonNullable<AccountRow['language']>,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ sign_in_language: language })
    .where('id', '=', id)
    .where('sign_in_language', 'is distinct from', language)
    .execute();
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

/** Its row locked until the transaction ends. @throws Refusal 401 when nothing opens it any more: it was closed while this waited. */
export async function lockAccount(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
  if ((await findLoginMethods(trx, id)).length === 0) throw unauthorized();
}

export async function saveEmail(db: Db, id: string, email: string | null): Promise<void> {
  await db.updateTable('account').set({ email }).where('id', '=', id).execute();
}

/** Replaces the displayed email; */
export async function replaceEmail(trx: Trx, id: string, gone: string, next: string | null): Promise<void> {
  await trx
    .updateTable('account')
    .set({ email: next })
    .where('id', '=', id)
    .where('email', '=', gone)
    .execute();
}

export async function isReferralCode(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from account where referral_code = ${code} limit 1`.execute(db);
  return rows.length > 0;
}

export async function savePlan(db: Db, id: string, plan: AccountRow['plan']): Promise<void> {
  await db.updateTable('account').set({ plan }).where('id', '=', id).execute();
}

export async function findByReferralCode(
  db: Db,
  code: string,
): Promise<{ id: string; referred_by: string | null } | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'referred_by'])
    .where('referral_code', '=', code)
    .executeTakeFirst();
}

/** Returns whether the account is new. */
export async function saveReferrer(db: Db, id: string, code: string): Promise<boolean> {
  const saved = await db
    .updateTable('account')
    .set({ referred_by: code })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('referred_by', 'is', null), eb('referred_by', '=', code)]))
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}
