import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema';

export interface MessageRow {
  id: string;
  channel: 'sms' | 'mail';
  sent_to: string;
  text: string;
  /** A marker; what it stands for is among the secrets. */
  otp: string | null;
  secrets: Buffer | null;
  at: Date;
}

/** Keeps messages; one that is kept already changes nothing. */
export async function insertMessages(db: Kysely<Schema>, rows: MessageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function newestMessages(db: Kysely<Schema>, limit: number): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteMessagesBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('message').where('at', '<', before).execute();
}
