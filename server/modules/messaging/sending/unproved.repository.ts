import { type Kysely, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

/** Which of these numbers and addresses open an account: somebody has brought a code that was sent there, or Google has vouched for it. */
export async function findProved(
  db: Kysely<Schema>,
  { phones, emails }: { phones: readonly string[]; emails: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ at: string }>`
    select phone as at from account_phone where phone = any(${phones}::text[])
    union all
    select email from account_email where email = any(${emails}::text[])`.execute(db);
  return new Set(rows.map(({ at }) => at));
}

/** Which of these subscriptions somebody has paid for. */
export async function findPaid(db: Kysely<Schema>, subscriptionIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select r.id from order_ref r where r.id = any(${subscriptionIds}::text[]) and exists (
      select 1 from orders o where o.seller_id = r.seller_id and (o.id = r.id or o.subscription_id = r.id)
        and o.amount > 0 and o.paid_at is not null)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface Admission {
  recipient: Buffer;
  messageId: string;
  at: Date;
  /** Messages to a recipient since `since`. */
  most: number;
  since: Date;
}

/** Nobody else admits messages to these recipients until the transaction ends. */
export async function lockRecipients(trx: Tx, recipients: readonly Buffer[]): Promise<void> {
  const keys = [...new Set(recipients.map((recipient) => recipient.readBigInt64BE(0).toString()))].sort();
  for (const key of keys) await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(trx);
}

/** Whether a message may go; one that was admitted before may go again. */
export async function admit(trx: Tx, { recipient, messageId, at, most, since }: Admission): Promise<boolean> {
  const { rows } = await sql`
    with known as (
      select 1 from unproved_message where recipient = ${recipient} and message_id = ${messageId}::uuid
    ), added as (
      insert into unproved_message (recipient, message_id, at)
      select ${recipient}, ${messageId}::uuid, ${at}::timestamptz
      where not exists (select 1 from known)
        and (select count(*) from unproved_message where recipient = ${recipient} and at > ${since}::timestamptz) < ${most}
      returning 1)
    select 1 from known union all select 1 from added`.execute(trx);
  return rows.length > 0;
}

export async function deleteAdmittedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('unproved_message').where('at', '<', before).execute();
}
