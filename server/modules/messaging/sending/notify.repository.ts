import type { Kysely, NotNull } from 'kysely';
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

/** `mail`: what only a mail has, sealed; null for a text message. */
export interface NewMessageRow extends MessageRow {
  mail: Buffer | null;
}

/** Keeps messages; one that is kept already changes nothing. */
export async function insertMessages(db: Kysely<Schema>, rows: NewMessageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function newestMessages(
  db: Kysely<Schema>,
  limit: number,
): Promise<(MessageRow & { has_mail: boolean })[]> {
  return db
    .selectFrom('message')
    .select(['id', 'channel', 'sent_to', 'text', 'otp', 'secrets', 'at'])
    .select(({ eb }) => eb('mail', 'is not', null).$castTo<boolean>().as('has_mail'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findMail(
  db: Kysely<Schema>,
  id: string,
): Promise<(MessageRow & { mail: Buffer }) | null> {
  const row = await db
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .where('mail', 'is not', null)
    .$narrowType<{ mail: NotNull }>()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteMessagesBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('message').where('at', '<', before).execute();
}
