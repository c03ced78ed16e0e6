import type { AccessStatus } from '@haat/machines/lifecycles/access';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import { isOpenGrant } from '../access/grant.repository';

export type CertificateRow = Selectable<Schema['certificate']>;

/** A grant, whose holder the certificate is of. */
interface GrantKey {
  seller_id: string;
  grant_id: string;
}

export async function findCertificate(
  db: Db,
  { seller_id, grant_id }: GrantKey,
): Promise<CertificateRow | null> {
  const row = await db
    .selectFrom('certificate')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Nothing where the grant has one already, is closed, or its holder is erased. The grant stays locked meanwhile: who is being erased at the same
 * moment gets none.
 */
export async function insertCertificate(db: Db, row: CertificateRow): Promise<void> {
  await sql`
    with held as (
      select 1 from access_grant g
      where g.seller_id = ${row.seller_id} and g.id = ${row.grant_id} and g.holder_phone <> '' and ${isOpenGrant('g')}
      for share
    )
    insert into certificate (seller_id, grant_id, code, product_id, holder_name, course_title, creator_name, language, finished_at, issued_at)
    select ${row.seller_id}::uuid, ${row.grant_id}::text, ${row.code}::text, ${row.product_id}::text, ${row.holder_name}::text, ${row.course_title}::text,
      ${row.creator_name}::text, ${row.language}::text, ${row.finished_at}::timestamptz, ${row.issued_at}::timestamptz
    from held
    on conflict (seller_id, grant_id) do nothing`.execute(db);
}

/** A certificate with what became of its grant. */
export interface PublishedCertificate extends CertificateRow {
  grant_status: AccessStatus;
}

export async function findCertificateByCode(db: Db, code: string): Promise<PublishedCertificate | null> {
  const { rows } = await sql<PublishedCertificate>`
    select c.*, g.status as grant_status
    from certificate c join access_grant g on g.seller_id = c.seller_id and g.id = c.grant_id
    where c.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** Those of grants whose holders are erased. */
export async function deleteCertificates(
  trx: Tx,
  grants: readonly { seller_id: string; id: string }[],
): Promise<void> {
  await sql`
    delete from certificate c
    using json_to_recordset(${JSON.stringify(grants)}::text::json) as g (seller_id uuid, id text)
    where c.seller_id = g.seller_id and c.grant_id = g.id`.execute(trx);
}

/** The name of a creator who has deleted the account; certificates stay their holders’. */
export async function eraseCreatorName(trx: Tx, sellerId: string): Promise<void> {
  await trx.updateTable('certificate').set({ creator_name: '' }).where('seller_id', '=', sellerId).execute();
}
