import type { Language } from '@haat/i18n';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { otpKeysOf } from '../identity';
import type { Traces } from './account-deletion.tables';

/** E.164, verified. */
export async function findPhones(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_phone')
    .select('phone')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Locks sign-in methods and profile until the transaction ends; */
export async function holdAccount(trx: Tx, accountId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}

/** The chosen language, if any. */
export async function findLanguage(trx: Tx, accountId: string): Promise<Language | null> {
  const row = await trx
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.language ?? null;
}

/** Every number and address that opens an account. */
export async function findTraces(trx: Tx, accountId: string): Promise<Traces> {
  const phones = await trx
    .selectFrom('account_phone')
    .select('phone')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  const emails = await trx
    .selectFrom('account_email')
    .select('email')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  const accountPhones = phones.map(({ phone }) => phone);
  return {
    phones: accountPhones,
    emails: [...emails.map(({ email }) => email), ...(await findGiven(trx, accountPhones))],
  };
}

/** E-mails that stand under purchases by these numbers; at most 100. */
async function findGiven(trx: Tx, phones: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct o.buyer_email as email from purchase_ref r
    join orders o on o.seller_id = r.seller_id and o.id = r.order_id
    where r.buyer_phone = any(${[...phones]}::text[]) and o.buyer_email is not null limit 100`.execute(trx);
  return rows.map(({ email }) => email);
}

/**
 * Closes every way in and takes the name off: from then on its numbers and addresses are nobody's and can open another account. Whoever is
 * signing in just now waits for the rows of `findTraces`, and opens another account as well. The handle leads nowhere and is kept from others
 * for a while, or somebody could stand in for who has gone. Its invitations earn nothing more: nobody is there to be given it.
 */
export async function closeAccount(trx: Tx, accountId: string, at: Date): Promise<void> {
  await sql`delete from buyer_session b
    where b.session_id in (select s.id from session s where s.account_id = ${accountId})
      or b.phones && array(select a.phone from account_phone a where a.account_id = ${accountId})`.execute(
    trx,
  );
  for (const table of ['account_phone', 'account_email', 'account_google'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  for (const table of [
    'session',
    'push_token',
    'remembered_device',
    'operator_unlock',
    'operator_factor',
    'operator_recovery_code',
    'operator_attempt',
  ] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await trx
    .updateTable('account_handle')
    .set({ left_at: at })
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute();
  await trx
    .updateTable('account')
    .set({
      name: null,
      email: null,
      handle: null,
      bio: null,
      language: null,
      sign_in_language: null,
      referral_code: `gone ${accountId}`,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Pending codes, outbox messages, and undeliverable mail. */
export async function eraseMessages(trx: Tx, { phones, emails }: Traces): Promise<number> {
  const reached = [...phones, ...emails];
  if (reached.length === 0) return 0;
  const of = sql<string>`any(${reached}::text[])`;
  const counted = [
    ...phones.map((phone) => ({ channel: 'sms' as const, phone })),
    ...emails.map((email) => ({ channel: 'mail' as const, email })),
  ].flatMap(otpKeysOf);
  const codes = await trx.deleteFrom('otp_challenge').where('address', 'in', counted).executeTakeFirst();
  const deleted = await trx.deleteFrom('message').where('sent_to', '=', of).executeTakeFirst();
  const { rows } = await sql`
    delete from job where dead_at is not null and (queue = 'notify' or queue like 'notify.%')
      and exists (select 1 from unnest(${reached}::text[]) as at (address)
        where strpos(payload::text, to_json(at.address)::text) > 0)
    returning id`.execute(trx);
  return Number(codes.numDeletedRows + deleted.numDeletedRows) + rows.length;
}

/** What they asked before buying: what was not answered is deleted, what was answered stays without whoever asked it. */
export async function eraseQuestions(trx: Tx, { phones, emails }: Traces): Promise<number> {
  const theirs = sql`(asker_phone = any(${[...phones]}::text[]) or asker_email = any(${[...emails]}::text[]))`;
  const deleted = await sql`delete from question where ${theirs} and answered_at is null returning 1`.execute(
    trx,
  );
  const left = await sql`
    update question set asker_phone = null, asker_email = null where ${theirs} returning 1`.execute(trx);
  return deleted.rows.length + left.rows.length;
}
