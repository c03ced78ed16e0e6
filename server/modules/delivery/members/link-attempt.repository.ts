import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';

/** Accounts that are written down for one invite: a link that is public is pressed by any number of people. */
const largest = 100;

/** Somebody who tried to come in by the invite of a grant that is not theirs. */
export interface LinkAttempt {
  sellerId: string;
  grantId: string;
  /** Of the service that the invite leads to. */
  accountId: string;
  at: Date;
}

/** Answers whether this account had not tried it before. */
export async function noteAttempt(
  trx: Tx,
  { sellerId, grantId, accountId, at }: LinkAttempt,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into link_attempt as a (seller_id, grant_id, account_id, first_at, last_at)
    select ${sellerId}::uuid, ${grantId}, ${accountId}, ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from link_attempt where seller_id = ${sellerId} and grant_id = ${grantId}) < ${largest}
    on conflict (seller_id, grant_id, account_id) do update set last_at = excluded.last_at
    returning a.first_at = a.last_at as is_new`.execute(trx);
  return rows[0]?.is_new ?? false;
}

/** How many accounts tried to come in by the invite of a grant after a moment. */
export async function countAttempts(
  db: Db,
  { sellerId, grantId, after }: { sellerId: string; grantId: string; after: Date },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from link_attempt
    where seller_id = ${sellerId} and grant_id = ${grantId} and last_at > ${after}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Attempts that were made before a moment are written nowhere any more. */
export async function deleteAttempts(db: Db, before: Date): Promise<void> {
  await sql`delete from link_attempt where last_at < ${before}`.execute(db);
}

/** Those of a seller who is gone. */
export async function eraseAttempts(trx: Tx, sellerId: string): Promise<void> {
  await sql`delete from link_attempt where seller_id = ${sellerId}`.execute(trx);
}
