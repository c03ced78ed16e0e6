import type { Database } from '../../../../platform/database/database';
import { migrations, statements } from '../../../../platform/database/migrations';

/** A grant for each order, as 0001 and 0026 made the table and the version before 0046 wrote it. */
const former = `
create table sold as
  select g.seller_id, g.order_id, o.product_id, g.holder_phone, g.granted_at
  from access_grant g join orders o on o.seller_id = g.seller_id and o.id = g.order_id where g.order_line = 1;
drop table access_grant;
create table access_grant (
  seller_id uuid not null, order_id text not null, product_id text not null, buyer_phone text not null,
  granted_at timestamptz not null, ended_at timestamptz, end_reason text, primary key (seller_id, order_id));
create index access_grant_by_time on access_grant (granted_at, order_id);
insert into access_grant (seller_id, order_id, product_id, buyer_phone, granted_at) select * from sold;
drop table sold;
alter table refund drop column access_ids;
`;

/** Puts the tables back to what they were before 0046, with the sales there are. */
export async function makeFormer({ pool }: Database): Promise<void> {
  for (const statement of statements(former)) await pool.query(statement);
}

/** Runs 0046, and what later migrations did to the table that it makes: other tests go on with this database. */
export async function bringOver({ pool }: Database): Promise<void> {
  for (const { number, sql } of migrations)
    for (const statement of statements(sql))
      if (number === 46 || (number > 46 && /\b(alter table|on) access_grant\b/.test(statement)))
        await pool.query(statement);
}
