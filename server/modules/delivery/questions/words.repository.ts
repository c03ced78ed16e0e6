import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { QuestionRow } from './question.repository';

/** What messages about a question name, and where they go. */
export interface QuestionWords {
  title: string;
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
    select p.title, p.language, coalesce(a.name, '') as "sellerName", a.email as "sellerEmail", o.id as "orderId", o.link_version as "linkVersion",
      case when g.holder_phone = '' then null else coalesce(nullif(o.buyer_name, ''), g.holder_name) end as "askerName",
      case when g.holder_phone = '' then null else coalesce(o.buyer_email, (
        select b.email from account_phone n join account b on b.id = n.account_id where n.phone = g.holder_phone)) end as "askerEmail"
    from product p join account a on a.id = p.seller_id
    left join access_grant g on g.seller_id = p.seller_id and g.id = ${grant_id}
    left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where p.seller_id = ${seller_id} and p.id = ${product_id}`.execute(db);
  return rows[0] ?? nothing;
}
