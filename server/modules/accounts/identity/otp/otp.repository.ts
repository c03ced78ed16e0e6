import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../../platform/database/schema';
import type { Challenge } from './otp.rules';

type Trx = Transaction<Schema>;
const columns = [
  'code_hash',
  'expires_at',
  'tries',
  'sent_at',
  'window_started_at',
  'sent_in_window',
] as const;

/** The OTP challenge of an address, locked until the transaction ends; undefined if no code was ever sent. */
export async function lockChallenge(trx: Trx, address: string): Promise<Challenge | undefined> {
  const row = await trx
    .selectFrom('otp_challenge')
    .select(columns)
    .where('address', '=', address)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      codeHash: row.code_hash,
      expiresAt: row.expires_at,
      tries: row.tries,
      sentAt: row.sent_at,
      windowStartedAt: row.window_started_at,
      sentInWindow: row.sent_in_window,
    }
  );
}

/** Makes the row of an address when there is none, so that two first requests queue behind one lock; it says a code was used long ago. */
export async function ensureChallenge(trx: Trx, address: string, now: Date): Promise<void> {
  await trx
    .insertInto('otp_challenge')
    .values({
      address,
      code_hash: Buffer.alloc(0),
      expires_at: now,
      tries: 0,
      sent_at: new Date(0),
      window_started_at: now,
      sent_in_window: 0,
    })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
}

export interface NewCode {
  codeHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
  windowStartedAt: Date;
  sentInWindow: number;
}

/** Replaces the code of an address; the one before it no longer counts. */
export async function saveCode(trx: Trx, address: string, code: NewCode): Promise<void> {
  await trx
    .updateTable('otp_challenge')
    .set({
      code_hash: code.codeHash,
      expires_at: code.expiresAt,
      tries: 0,
      sent_at: code.sentAt,
      window_started_at: code.windowStartedAt,
      sent_in_window: code.sentInWindow,
    })
    .where('address', '=', address)
    .execute();
}

/** Keeps the wrong tries that a code has had; the last one ends it. */
export async function saveTries(
  trx: Trx,
  address: string,
  { tries, isDead }: { tries: number; isDead: boolean },
): Promise<void> {
  await trx
    .updateTable('otp_challenge')
    .set({ tries, ...(isDead && { code_hash: Buffer.alloc(0) }) })
    .where('address', '=', address)
    .execute();
}

export async function markUsed(trx: Trx, address: string): Promise<void> {
  await trx
    .updateTable('otp_challenge')
    .set({ code_hash: Buffer.alloc(0), tries: 0 })
    .where('address', '=', address)
    .execute();
}

export interface Counted {
  count: number;
  /** Of the window that is counted in. */
  startedAt: Date;
}

/** Counts one more of what `name` stands for, in a window that begins with the first. */
export async function countOne(trx: Trx, name: string, now: Date, windowMs: number): Promise<Counted> {
  const windowOpen = new Date(now.getTime() - windowMs);
  const row = await trx
    .insertInto('otp_challenge')
    .values({
      address: name,
      code_hash: Buffer.alloc(0),
      expires_at: now,
      tries: 0,
      sent_at: now,
      window_started_at: now,
      sent_in_window: 1,
    })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((eb) => ({
        sent_at: now,
        sent_in_window: eb
          .case()
          .when('otp_challenge.window_started_at', '>', windowOpen)
          .then(eb('otp_challenge.sent_in_window', '+', 1))
          .else(1)
          .end(),
        window_started_at: eb
          .case()
          .when('otp_challenge.window_started_at', '>', windowOpen)
          .then(eb.ref('otp_challenge.window_started_at'))
          .else(now)
          .end(),
      })),
    )
    .returning(['sent_in_window', 'window_started_at'])
    .executeTakeFirstOrThrow();
  return { count: row.sent_in_window, startedAt: row.window_started_at };
}

/** What was counted under a name; null when nothing was. */
export async function findCount(trx: Trx, name: string): Promise<Counted | null> {
  const row = await trx
    .selectFrom('otp_challenge')
    .select(['sent_in_window as count', 'window_started_at as startedAt'])
    .where('address', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets codes and counts that nothing depends on any more. */
export async function deleteOldChallenges(db: Kysely<Schema>, before: Date): Promise<void> {
  await db
    .deleteFrom('otp_challenge')
    .where('expires_at', '<', before)
    .where('window_started_at', '<', before)
    .execute();
}
