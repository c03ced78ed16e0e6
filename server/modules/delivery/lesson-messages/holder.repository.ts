import type { LessonProgress } from '@haat/kinds/parts/learning/learning.rules';
import type { Span } from '@haat/kinds/parts/learning/opening.rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { isOpenGrant } from '../access';

export interface ProductKey {
  sellerId: string;
  productId: string;
}

/** A place in the order in which access was given. */
export interface Place {
  grantedAt: Date;
  grantId: string;
}

/** Somebody who has access to a product, by the first of their grants that is open. */
export interface Holder {
  id: string;
  /** E.164. */
  holder_phone: string;
  granted_at: Date;
  email: string | null;
  /** In which they bought; null where that is not known. */
  language: 'en' | 'hi' | null;
  /** Of whoever proved the number; null where nobody did. */
  account_id: string | null;
  is_paid: boolean;
  /** Added to the sequence of a session in calendars. */
  session_sequence: number;
}

interface Wanted {
  /** Null from the first. */
  after: Place | null;
  limit: number;
  now: Date;
  /** When they were given access. */
  spans: readonly Span[];
  /** Whoever turned messages off is among them: what they booked has changed. */
  isForAll?: boolean;
}

/** Those who have access and want messages about it, once each, in the order in which access was given. */
export async function listHolders(
  db: Db,
  { sellerId, productId }: ProductKey,
  { after, limit, now, spans, isForAll = false }: Wanted,
): Promise<Holder[]> {
  const place = after ?? { grantedAt: new Date(0), grantId: '' };
  const [begins, ends] = [spans.map((one) => one.after), spans.map((one) => one.until)];
  const { rows } = await sql<Holder>`
    select g.id, g.holder_phone, g.granted_at, coalesce(g.session_sequence, 0) as session_sequence, o.buyer_email as email,
      o.buyer_language as language,
      (select n.account_id from account_phone n where n.phone = g.holder_phone) as account_id,
      coalesce(o.amount > 0 and o.paid_at is not null, false) as is_paid
    from access_grant g
    left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where g.seller_id = ${sellerId} and g.product_id = ${productId} and ${isOpenGrant('g')} and g.holder_phone <> ''
      and (g.ends_at is null or g.ends_at > ${now} or g.subscription_id is not null)
      and (g.granted_at, g.id) > (${place.grantedAt}::timestamptz, ${place.grantId}::text)
      and exists (
        select 1 from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) as span (after, until)
        where g.granted_at > span.after and g.granted_at <= span.until)
      and not exists (
        select 1 from access_grant f
        where f.seller_id = g.seller_id and f.product_id = g.product_id and f.holder_phone = g.holder_phone
          and ${isOpenGrant('f')} and (f.granted_at, f.id) < (g.granted_at, g.id))
      and (${isForAll} or not exists (
        select 1 from access_grant f join lesson_opt_out x on x.seller_id = f.seller_id and x.grant_id = f.id
        where f.seller_id = g.seller_id and f.product_id = g.product_id and f.holder_phone = g.holder_phone))
    order by g.granted_at, g.id limit ${limit}`.execute(db);
  return rows;
}

/** The lessons that holders of some grants have done, by the grant. */
export async function findDone(
  db: Db,
  sellerId: string,
  grantIds: readonly string[],
): Promise<Map<string, Map<string, LessonProgress>>> {
  const rows = await db
    .selectFrom('lesson_progress')
    .select(['grant_id', 'lesson_id', 'position', 'done_at', 'changed_at'])
    .where('seller_id', '=', sellerId)
    .where('grant_id', 'in', [...grantIds])
    .where('done_at', 'is not', null)
    .execute();
  const done = new Map<string, Map<string, LessonProgress>>();
  for (const { grant_id, lesson_id, position, done_at, changed_at } of rows) {
    const ofGrant = done.get(grant_id) ?? new Map<string, LessonProgress>();
    ofGrant.set(lesson_id, { position, doneAt: done_at, changedAt: changed_at });
    done.set(grant_id, ofGrant);
  }
  return done;
}
