import type { Image, ProductKind } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { isOpenGrant } from '../../../delivery';
import { type BoughtBy, boughtRefs } from './purchase.repository';

/** Something that was bought, is open, and was used. */
export interface UsedRow {
  grant_id: string;
  order_id: string;
  seller_id: string;
  product_id: string;
  kind: ProductKind;
  title: string;
  cover: Image | null;
  used_at: Date;
  /** ms into what was played last and not to its end; 0 where nothing was. */
  position: number;
}

/** Of so many orders, the newest, it is looked at what was used last. */
const lookedAt = 500;

/** What was used last, the latest first: by the progress of its lessons, or where its video and audio were left. */
export async function findLastUsed(db: Db, by: BoughtBy, limit: number): Promise<UsedRow[]> {
  const { rows } = await sql<UsedRow>`
    with refs as materialized (
      select r.seller_id, r.order_id from (${boughtRefs(by)}) r order by r.at desc, r.order_id desc limit ${lookedAt}
    ),
    used as materialized (
      select g.id as grant_id, g.order_id, g.seller_id, g.product_id, greatest(l.at, p.at) as used_at, coalesce(p.position, 0) as position
      from refs r
      cross join lateral (select id, seller_id, order_id, product_id from access_grant g
        where g.seller_id = r.seller_id and g.order_id = r.order_id and ${isOpenGrant('g')} offset 0) g
      cross join lateral (select max(changed_at) as at from lesson_progress
        where seller_id = g.seller_id and grant_id = g.id offset 0) l
      left join lateral (select updated_at as at, position from stream_position
        where seller_id = g.seller_id and grant_id = g.id and position > 0 order by updated_at desc limit 1) p on true
      where l.at is not null or p.at is not null
      order by used_at desc, g.id limit ${limit}
    )
    select u.grant_id, u.order_id, u.seller_id, u.product_id, u.used_at, u.position, i.kind, i.title, i.cover
    from used u
    cross join lateral (select kind, title, cover from product where seller_id = u.seller_id and id = u.product_id offset 0) i
    order by u.used_at desc, u.grant_id`.execute(db);
  return rows;
}
