import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import { type Address, textOf } from '../login-methods/address';

type Trx = Transaction<Schema>;

/** Whether a browser has signed in before to the account that an address opens. */
export async function isRemembered(
  db: Kysely<Schema>,
  tokenHash: Buffer,
  address: Address,
): Promise<boolean> {
  const [table, column] = address.channel === 'sms' ? ['account_phone', 'phone'] : ['account_email', 'email'];
  const { rows } = await sql`
    select 1 from remembered_device d join ${sql.table(table)} a on a.account_id = d.account_id
    where d.token_hash = ${tokenHash} and ${sql.ref(`a.${column}`)} = ${textOf(address)}`.execute(db);
  return rows.length > 0;
}

export interface RememberedDevice {
  tokenHash: Buffer;
  /** Of the token that the browser brought; what it stands for goes over to the new one. */
  formerHash: Buffer | null;
  accountId: string;
  sessionId: string;
  at: Date;
}

export async function rememberDevice(trx: Trx, device: RememberedDevice): Promise<void> {
  const { tokenHash, formerHash, accountId, sessionId, at } = device;
  let since = at;
  if (formerHash) {
    const before = await trx
      .deleteFrom('remembered_device')
      .where('token_hash', '=', formerHash)
      .where('account_id', '=', accountId)
      .returning('created_at')
      .executeTakeFirst();
    since = before?.created_at ?? at;
    await trx
      .updateTable('remembered_device')
      .set({ token_hash: tokenHash })
      .where('token_hash', '=', formerHash)
      .execute();
  }
  await trx
    .insertInto('remembered_device')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      session_id: sessionId,
      created_at: since,
      last_seen_at: at,
    })
    .execute();
}

/** Keeps the devices of an account that signed in last. */
export async function keepNewest(trx: Trx, accountId: string, most: number): Promise<void> {
  await trx
    .deleteFrom('remembered_device')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('remembered_device')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('token_hash')
        .limit(most),
    )
    .execute();
}

/** Forgets the device that began a session, or all but the one that did. */
export async function forgetDevices(
  trx: Trx,
  accountId: string,
  which: { id: string } | { allBut: string | null },
): Promise<void> {
  await trx
    .deleteFrom('remembered_device')
    .where('account_id', '=', accountId)
    .where((eb) => {
      if ('id' in which) return eb('session_id', '=', which.id);
      return which.allBut === null ? eb.lit(true) : eb('session_id', '<>', which.allBut);
    })
    .execute();
}

export async function deleteOldDevices(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('remembered_device').where('last_seen_at', '<', before).execute();
}
