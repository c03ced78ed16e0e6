import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/schema';
import type { Address } from './address';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Whose address it is. */
export async function findOwner(db: Db, address: Address): Promise<string | undefined> {
  const row =
    address.channel === 'sms'
      ? await db
          .selectFrom('account_phone')
          .select('account_id')
          .where('phone', '=', address.phone)
          .executeTakeFirst()
      : await db
          .selectFrom('account_email')
          .select('account_id')
          .where('email', '=', address.email)
          .executeTakeFirst();
  return row?.account_id;
}

/** Every way into an account, the oldest first. What Google calls an account is nobody's business: it has no address. */
export async function findAddresses(
  db: Db,
  accountId: string,
): Promise<{ channel: 'sms' | 'mail' | 'google'; address: string | null; verified_at: Date }[]> {
  return db
    .selectFrom('account_phone')
    .select([sql<'sms'>`'sms'`.as('channel'), sql<string | null>`phone`.as('address'), 'verified_at'])
    .where('account_id', '=', accountId)
    .unionAll(
      db
        .selectFrom('account_email')
        .select([sql<'mail'>`'mail'`.as('channel'), sql<string | null>`email`.as('address'), 'verified_at'])
        .where('account_id', '=', accountId) as never,
    )
    .unionAll(
      db
        .selectFrom('account_google')
        .select([
          sql<'google'>`'google'`.as('channel'),
          sql<string | null>`null`.as('address'),
          'linked_at as verified_at',
        ])
        .where('account_id', '=', accountId) as never,
    )
    .orderBy('verified_at')
    .execute();
}

/**
 * Gives an address that is nobody's to an account and answers whose it is then. Of two who claim it at once the second
 * waits for the first, and learns that it is taken.
 */
export async function claimAddress(
  trx: Trx,
  address: Address,
  accountId: string,
  now: Date,
): Promise<string> {
  const known = await findOwner(trx, address);
  if (known !== undefined) return known;
  const owned = { account_id: accountId, verified_at: now };
  const claim =
    address.channel === 'sms'
      ? trx
          .insertInto('account_phone')
          .values({ phone: address.phone, ...owned })
          .onConflict((conflict) => conflict.column('phone').doNothing())
          .returning('account_id')
      : trx
          .insertInto('account_email')
          .values({ email: address.email, ...owned })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('account_id');
  const claimed = await claim.executeTakeFirst();
  return claimed?.account_id ?? existing(await findOwner(trx, address));
}

/** The same for a Google account, by the name that Google never changes. */
export async function claimSubject(trx: Trx, subject: string, accountId: string, now: Date): Promise<string> {
  const known = await findBySubject(trx, subject);
  if (known !== undefined) return known;
  const claimed = await trx
    .insertInto('account_google')
    .values({ subject, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return claimed?.account_id ?? existing(await findBySubject(trx, subject));
}

export async function moveSubject(trx: Trx, subject: string, accountId: string): Promise<void> {
  await trx
    .updateTable('account_google')
    .set({ account_id: accountId })
    .where('subject', '=', subject)
    .execute();
}

async function findBySubject(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_google')
    .select('account_id')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** Addresses are never taken away from an account, so one that stood in the way is still there. */
function existing(owner: string | undefined): string {
  if (owner === undefined) throw new Error('an address that was taken is gone');
  return owner;
}
