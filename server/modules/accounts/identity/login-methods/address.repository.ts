import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Address, LoginMethod } from './address';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Whose address it is; from then on it stays theirs until the transaction ends. */
async function holdOwner(trx: Trx, address: Address): Promise<string | undefined> {
  const row =
    address.channel === 'sms'
      ? await trx
          .selectFrom('account_phone')
          .select('account_id')
          .where('phone', '=', address.phone)
          .forShare()
          .executeTakeFirst()
      : await trx
          .selectFrom('account_email')
          .select('account_id')
          .where('email', '=', address.email)
          .forShare()
          .executeTakeFirst();
  return row?.account_id;
}

/** Every way into an account, the oldest first. */
export async function findLoginMethods(
  db: Db,
  accountId: string,
): Promise<(LoginMethod & { verified_at: Date })[]> {
  return db
    .selectFrom('account_phone')
    .select([sql<LoginMethod['channel']>`'sms'`.as('channel'), 'phone as key', 'verified_at'])
    .where('account_id', '=', accountId)
    .unionAll(
      db
        .selectFrom('account_email')
        .select([sql<LoginMethod['channel']>`'mail'`.as('channel'), 'email as key', 'verified_at'])
        .where('account_id', '=', accountId),
    )
    .unionAll(
      db
        .selectFrom('account_google')
        .select([
          sql<LoginMethod['channel']>`'google'`.as('channel'),
          'subject as key',
          'linked_at as verified_at',
        ])
        .where('account_id', '=', accountId),
    )
    .orderBy('verified_at')
    .execute();
}

/** Takes a way in from an account. */
export async function deleteLoginMethod(
  trx: Trx,
  accountId: string,
  { channel, key }: LoginMethod,
): Promise<void> {
  if (channel === 'sms')
    await trx
      .deleteFrom('account_phone')
      .where('phone', '=', key)
      .where('account_id', '=', accountId)
      .execute();
  else if (channel === 'mail')
    await trx
      .deleteFrom('account_email')
      .where('email', '=', key)
      .where('account_id', '=', accountId)
      .execute();
  else
    await trx
      .deleteFrom('account_google')
      .where('subject', '=', key)
      .where('account_id', '=', accountId)
      .execute();
}

/** Takes every Google account from an account, and answers which there were. */
export async function deleteGoogles(trx: Trx, accountId: string): Promise<LoginMethod[]> {
  const gone = await trx
    .deleteFrom('account_google')
    .where('account_id', '=', accountId)
    .returning('subject as key')
    .execute();
  return gone.map(({ key }) => ({ channel: 'google', key }));
}

/**
 * Gives an address that is nobody's to an account and answers whose it is then. Of two who claim it at once the second
 * waits for the first, and learns that it is taken; one who claims it while it is taken away waits, and finds it free.
 */
export async function claimAddress(
  trx: Trx,
  address: Address,
  accountId: string,
  now: Date,
): Promise<string> {
  const owned = { account_id: accountId, verified_at: now };
  const claim = () =>
    address.channel === 'sms'
      ? trx
          .insertInto('account_phone')
          .values({ phone: address.phone, ...owned })
          .onConflict((conflict) => conflict.column('phone').doNothing())
          .returning('account_id')
          .executeTakeFirst()
      : trx
          .insertInto('account_email')
          .values({ email: address.email, ...owned })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('account_id')
          .executeTakeFirst();
  return ownerOf(() => holdOwner(trx, address), claim);
}

/** The same for a Google account, by the name that Google never changes. */
export async function claimSubject(trx: Trx, subject: string, accountId: string, now: Date): Promise<string> {
  const claim = () =>
    trx
      .insertInto('account_google')
      .values({ subject, account_id: accountId, linked_at: now })
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .returning('account_id')
      .executeTakeFirst();
  return ownerOf(() => holdBySubject(trx, subject), claim);
}

export async function moveSubject(trx: Trx, subject: string, accountId: string): Promise<void> {
  await trx
    .updateTable('account_google')
    .set({ account_id: accountId })
    .where('subject', '=', subject)
    .execute();
}

async function holdBySubject(trx: Trx, subject: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('account_google')
    .select('account_id')
    .where('subject', '=', subject)
    .forShare()
    .executeTakeFirst();
  return row?.account_id;
}

/** A conflicting row may be removed before it is read; then the next attempt succeeds. */
const claims = 5;

async function ownerOf(
  findExisting: () => Promise<string | undefined>,
  claim: () => Promise<{ account_id: string } | undefined>,
): Promise<string> {
  for (let claimed = 0; claimed < claims; claimed++) {
    const owner = (await findExisting()) ?? (await claim())?.account_id;
    if (owner !== undefined) return owner;
  }
  throw new Error('the address is both taken and free');
}
