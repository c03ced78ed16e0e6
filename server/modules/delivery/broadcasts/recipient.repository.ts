import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { json } from '../../../platform/database/schema';
import { isOpenGrant } from '../access';
import type { ProductRef } from '../members/member.delivery';
import type { BroadcastKey } from './broadcast.repository';
import type { BroadcastFailure, RecipientStatus } from './broadcast.tables';

/** People with access to a product, in the order of their grants: of several grants of one person the first. */
export async function listHolders(
  db: Db,
  { sellerId, productId }: ProductRef,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from access_grant g
    where g.seller_id = ${sellerId} and g.product_id = ${productId} and ${isOpenGrant('g')} and g.id > ${after}
      and (g.holder_phone = '' or not exists (
        select 1 from access_grant f
        where f.seller_id = g.seller_id and f.product_id = g.product_id and f.holder_phone = g.holder_phone and f.id < g.id
          and ${isOpenGrant('f')}))
    order by g.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NewRecipient {
  grantId: string;
  address: string | null;
  /** Why they cannot get it; null for whoever is to get it. */
  reason: BroadcastFailure | null;
}

/** Who was written before stays as they are, and one account is written once. */
export async function insertRecipients(
  db: Db,
  { sellerId, id }: BroadcastKey,
  recipients: readonly NewRecipient[],
  at: Date,
): Promise<void> {
  await sql`
    insert into broadcast_recipient (seller_id, broadcast_id, grant_id, address, status, reason, job_id, attempts, changed_at)
    select ${sellerId}::uuid, ${id}, r."grantId", r.address, case when r.reason is null then 'pending' else 'failed' end, r.reason,
      null, 0, ${at}::timestamptz
    from json_to_recordset(${json(recipients)}::text::json) as r ("grantId" text, address text, reason text)
    on conflict do nothing`.execute(db);
}

/** Writes how many there are, once all are written. */
export async function countRecipients(trx: Tx, { sellerId, id }: BroadcastKey): Promise<void> {
  await sql`
    update broadcast b set recipient_count = n.total, failed_count = n.failed
    from (select count(*)::int as total, (count(*) filter (where status = 'failed'))::int as failed
      from broadcast_recipient where seller_id = ${sellerId} and broadcast_id = ${id}) n
    where b.seller_id = ${sellerId} and b.id = ${id}`.execute(trx);
}

export interface ClaimedRecipient {
  grant_id: string;
  attempts: number;
}

/** Gives some recipients to a job, after those that it has already: nobody else writes to them. */
export async function claimRecipients(
  db: Db,
  { sellerId, id }: BroadcastKey,
  { jobId, limit }: { jobId: string; limit: number },
): Promise<ClaimedRecipient[]> {
  const { rows } = await sql<ClaimedRecipient>`
    update broadcast_recipient set status = 'sending', job_id = ${jobId}
    where seller_id = ${sellerId} and broadcast_id = ${id} and grant_id = any(array(
      select grant_id from broadcast_recipient
      where seller_id = ${sellerId} and broadcast_id = ${id} and (status = 'pending' or (status = 'sending' and job_id = ${jobId}))
      order by status desc, grant_id limit ${limit} for update skip locked))
    returning grant_id, attempts`.execute(db);
  return rows.toSorted((a, b) => (a.grant_id < b.grant_id ? -1 : 1));
}

/** What a job has not written to can be written to by another one. */
export async function releaseRecipients(
  db: Db,
  { sellerId, id }: BroadcastKey,
  jobId: string,
): Promise<void> {
  await sql`
    update broadcast_recipient set status = 'pending', job_id = null
    where seller_id = ${sellerId} and broadcast_id = ${id} and status = 'sending' and job_id = ${jobId}`.execute(
    db,
  );
}

/** As `releaseRecipients`, of jobs that run no more. */
export async function releaseAbandoned(db: Db, { sellerId, id }: BroadcastKey): Promise<void> {
  await sql`
    update broadcast_recipient r set status = 'pending', job_id = null
    where r.seller_id = ${sellerId} and r.broadcast_id = ${id} and r.status = 'sending'
      and not exists (select 1 from job j where j.id = r.job_id and j.dead_at is null)`.execute(db);
}

/** Writes what became of a recipient, and counts them; answers whether the broadcast goes on. */
export async function noteResult(
  db: Db,
  { sellerId, id }: BroadcastKey,
  { grantId, jobId, reason }: { grantId: string; jobId: string; reason: BroadcastFailure | null },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    with done as (
      update broadcast_recipient set status = ${reason === null ? 'sent' : 'failed'}::text, reason = ${reason}::text, job_id = null,
        changed_at = ${at}
      where seller_id = ${sellerId} and broadcast_id = ${id} and grant_id = ${grantId} and status = 'sending' and job_id = ${jobId}
      returning status)
    update broadcast set changed_at = ${at},
      sent_count = sent_count + (select count(*) from done where done.status = 'sent'),
      failed_count = failed_count + (select count(*) from done where done.status = 'failed')
    where seller_id = ${sellerId} and id = ${id} returning status`.execute(db);
  return rows[0]?.status === 'sending';
}

/** One more call about somebody was not answered. */
export async function noteUnanswered(db: Db, { sellerId, id }: BroadcastKey, grantId: string): Promise<void> {
  await sql`
    update broadcast_recipient set attempts = attempts + 1
    where seller_id = ${sellerId} and broadcast_id = ${id} and grant_id = ${grantId}`.execute(db);
}

export async function hasUnsent(db: Db, { sellerId, id }: BroadcastKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from broadcast_recipient
    where seller_id = ${sellerId} and broadcast_id = ${id} and status in ('pending', 'sending') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export interface RecipientRow {
  grant_id: string;
  name: string | null;
  holder_phone: string;
  status: RecipientStatus;
  reason: BroadcastFailure | null;
}

/** In the order of their grants. */
export async function listRecipients(
  db: Db,
  { sellerId, id }: BroadcastKey,
  { statuses, after, limit }: { statuses: readonly RecipientStatus[]; after: string; limit: number },
): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select r.grant_id, coalesce(nullif(o.buyer_name, ''), g.holder_name) as name, g.holder_phone, r.status, r.reason
    from broadcast_recipient r
    join access_grant g on g.seller_id = r.seller_id and g.id = r.grant_id
    left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where r.seller_id = ${sellerId} and r.broadcast_id = ${id} and r.status = any(${[...statuses]}::text[]) and r.grant_id > ${after}
    order by r.grant_id limit ${limit}`.execute(db);
  return rows;
}

/** Deletes some recipients of broadcasts that ended before a moment; whether there may be more. Their counts stay. */
export async function deleteOldRecipients(db: Db, before: Date, limit: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from broadcast_recipient r using (
      select f.seller_id, f.broadcast_id, f.grant_id
      from broadcast b join broadcast_recipient f on f.seller_id = b.seller_id and f.broadcast_id = b.id
      where b.ended_at < ${before} limit ${limit}) old
    where r.seller_id = old.seller_id and r.broadcast_id = old.broadcast_id and r.grant_id = old.grant_id`.execute(
    db,
  );
  return Number(numAffectedRows) >= limit;
}
