import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

/** A grant of a seller. */
export interface GrantKey {
  seller_id: string;
  grant_id: string;
}

/** Others of the same grant wait until the transaction ends. */
export async function lockGrant(trx: Tx, { seller_id, grant_id }: GrantKey): Promise<void> {
  await trx
    .selectFrom('access_grant')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('id', '=', grant_id)
    .forUpdate()
    .execute();
}

const ofGrant = (trx: Tx, { seller_id, grant_id }: GrantKey) =>
  trx.selectFrom('stream_device').where('seller_id', '=', seller_id).where('grant_id', '=', grant_id);

/** A device that was heard of. */
export type PlayingDevice = Pick<
  Selectable<Schema['stream_device']>,
  'device_id' | 'name' | 'media_id' | 'position' | 'seen_at'
>;

/** Those that were heard of since, whoever began first at the front. */
export const findDevices = (trx: Tx, grant: GrantKey, since: Date): Promise<PlayingDevice[]> =>
  ofGrant(trx, grant)
    .select(['device_id', 'name', 'media_id', 'position', 'seen_at'])
    .where('seen_at', '>', since)
    .orderBy('started_at')
    .execute();

export async function keepDevice(
  trx: Tx,
  grant: GrantKey,
  {
    device,
    name,
    mediaId,
    position,
    now,
  }: { device: string; name: string; mediaId: string; position: number; now: Date },
): Promise<void> {
  const reported = { name, seen_at: now, media_id: mediaId, position };
  await trx
    .insertInto('stream_device')
    .values({ ...grant, device_id: device, started_at: now, ...reported })
    .onConflict((conflict) => conflict.columns(['seller_id', 'grant_id', 'device_id']).doUpdateSet(reported))
    .execute();
}

export async function dropDevice(trx: Tx, { seller_id, grant_id }: GrantKey, device: string): Promise<void> {
  await trx
    .deleteFrom('stream_device')
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('device_id', '=', device)
    .execute();
}

export async function deleteDevicesUnseen(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('stream_device').where('seen_at', '<', since).execute();
}

/** ms from the beginning; the last call wins. */
export async function savePosition(
  trx: Tx,
  grant: GrantKey,
  { mediaId, position, now }: { mediaId: string; position: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('stream_position')
    .values({ ...grant, media_id: mediaId, position, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'grant_id', 'media_id']).doUpdateSet({ position, updated_at: now }),
    )
    .execute();
}

/** Where the grants of an order are in what they play. */
export const findPositionsOfOrder = (
  db: Db,
  orderId: string,
): Promise<{ grant_id: string; media_id: string; position: number }[]> =>
  db
    .selectFrom('stream_position as p')
    .innerJoin('access_grant as g', (join) =>
      join.onRef('g.seller_id', '=', 'p.seller_id').onRef('g.id', '=', 'p.grant_id'),
    )
    .select(['p.grant_id', 'p.media_id', 'p.position'])
    .where('g.order_id', '=', orderId)
    .limit(1_000)
    .execute();
