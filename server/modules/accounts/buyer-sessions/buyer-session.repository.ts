import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema';
import type { BuyerProof, HeldOrder } from './buyer-session.rules';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;
type Row = Selectable<Schema['buyer_session']>;

export interface BuyerSession {
  sessionId: string | null;
  proof: BuyerProof;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface WrittenSession extends BuyerSession {
  tokenHash: Buffer;
  expiresAt: Date;
}

interface Live {
  now: Date;
  /** One that was used last before this has ended. */
  usedAfter: Date;
}

const written = (held: readonly HeldOrder[]): string[] => held.map(({ id, version }) => `${id}.${version}`);

const read = (held: readonly string[]): HeldOrder[] =>
  held.map((one) => {
    const [id = '', version] = one.split('.');
    return { id, version: Number(version) };
  });

const sessionOf = (row: Row): BuyerSession => ({
  sessionId: row.session_id,
  proof: { phones: row.phones, orders: read(row.orders), links: read(row.links) },
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
});

const columnsOf = ({ tokenHash, sessionId, proof, createdAt, lastSeenAt, expiresAt }: WrittenSession) => ({
  token_hash: tokenHash,
  session_id: sessionId,
  phones: [...proof.phones],
  orders: written(proof.orders),
  links: written(proof.links),
  created_at: createdAt,
  last_seen_at: lastSeenAt,
  expires_at: expiresAt,
});

const live = (db: Db, tokenHash: Buffer, { now, usedAfter }: Live) =>
  db
    .selectFrom('buyer_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', usedAfter);

export async function findSession(db: Db, tokenHash: Buffer, when: Live): Promise<BuyerSession | null> {
  const row = await live(db, tokenHash, when).executeTakeFirst();
  return row ? sessionOf(row) : null;
}

export async function lockSession(trx: Trx, tokenHash: Buffer, when: Live): Promise<BuyerSession | null> {
  const row = await live(trx, tokenHash, when).forUpdate().executeTakeFirst();
  return row ? sessionOf(row) : null;
}

export async function insertSession(db: Db, session: WrittenSession): Promise<void> {
  await db.insertInto('buyer_session').values(columnsOf(session)).execute();
}

export async function saveSession(trx: Trx, tokenHash: Buffer, session: WrittenSession): Promise<void> {
  await trx
    .updateTable('buyer_session')
    .set(columnsOf(session))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Whether two sessions of the app are of the same account. */
export async function areOfOneAccount(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`select 1 from session a join session b on b.account_id = a.account_id
    where a.id = ${one} and b.id = ${other}`.execute(db);
  return rows.length > 0;
}

export async function touchSession(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('buyer_session')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('buyer_session').where('token_hash', '=', tokenHash).execute();
}

/** Ends every browser that has proved one of the phones. */
export async function deleteOfPhones(db: Db, phones: readonly string[]): Promise<void> {
  await sql`delete from buyer_session where phones && ${[...phones]}::text[]`.execute(db);
}

/** Every browser but that of a session; without one, every browser, also those in which nobody signed in. */
const isNot = (sessionId: string | null) =>
  sessionId === null ? sql`true` : sql`session_id is distinct from ${sessionId}`;

/** A phone (E.164) is its account's no more: ends every browser that has proved it but that of one session, which goes on without. */
export async function forgetPhone(
  trx: Trx,
  phone: string,
  { allBut }: { allBut: string | null },
): Promise<void> {
  await sql`delete from buyer_session where phones @> array[${phone}] and ${isNot(allBut)}`.execute(trx);
  await sql`update buyer_session set phones = array_remove(phones, ${phone}) where phones @> array[${phone}]`.execute(
    trx,
  );
}

/** Ends the browser in which a session of an account began, or all where it signed in or proved its phones but that of one session. */
export async function endBuyersOfAccount(
  trx: Trx,
  accountId: string,
  which: { id: string } | { allBut: string | null },
): Promise<void> {
  if ('id' in which) {
    await sql`delete from buyer_session where session_id = ${which.id}
      and exists (select 1 from session s where s.id = ${which.id} and s.account_id = ${accountId})`.execute(
      trx,
    );
    return;
  }
  await sql`delete from buyer_session b where ${isNot(which.allBut)}
    and (b.session_id in (select s.id from session s where s.account_id = ${accountId})
      or b.phones && (select coalesce(array_agg(a.phone), '{}') from account_phone a where a.account_id = ${accountId}))`.execute(
    trx,
  );
}

export async function deleteOver(db: Db, { now, usedAfter }: Live): Promise<void> {
  await db
    .deleteFrom('buyer_session')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', usedAfter)]))
    .execute();
}
