import type { ProductKind } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { QuestionRow } from './question.repository';

/** What messages about a question name, and where they go. */
export interface QuestionWords {
  /** Empty for a question on the page of its creator. */
  title: string;
  /** Null where the product has no page (any more). */
  kind: ProductKind | null;
  /** Of the creator; null where they have none. */
  handle: string | null;
  /** What the product is sold in. */
  language: string;
  sellerName: string;
  sellerEmail: string | null;
  /** Of the order, else of the account that proved the number; null where there is none. */
  askerEmail: string | null;
  askerName: string | null;
  /** Of the order, whose links have a version; null for a grant without one. */
  orderId: string | null;
  linkVersion: number | null;
}

const nothing: QuestionWords = {
  title: '',
  kind: null,
  handle: null,
  language: 'en',
  sellerName: '',
  sellerEmail: null,
  askerEmail: null,
  askerName: null,
  orderId: null,
  linkVersion: null,
};

export async function findQuestionWords(
  db: Db,
  { seller_id, product_id, grant_id }: Pick<QuestionRow, 'seller_id' | 'product_id' | 'grant_id'>,
): Promise<QuestionWords> {
  const { rows } = await sql<QuestionWords>`
    select coalesce(p.title, '') as title, case when p.status in ('published', 'paused') then p.kind end as kind, a.handle, coalesce(p.language, 'en') as language, coalesce(a.name, '') as "sellerName", a.email as "sellerEmail", o.id as "orderId", o.link_version as "linkVersion",
      case when g.holder_phone = '' then null else coalesce(nullif(o.buyer_name, ''), g.holder_name) end as "askerName",
      case when g.holder_phone = '' then null else coalesce(o.buyer_email, (
        select b.email from account_phone n join account b on b.id = n.account_id where n.phone = g.holder_phone)) end as "askerEmail"
    from account a left join product p on p.seller_id = a.id and p.id = ${product_id}
    left join access_grant g on g.seller_id = a.id and g.id = ${grant_id}
    left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where a.id = ${seller_id}`.execute(db);
  return rows[0] ?? nothing;
}
