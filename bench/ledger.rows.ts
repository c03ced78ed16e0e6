// Rows as years of business would have left them, written straight into the tables: through the API they would take hours.
import postgres from 'postgres';

/** Sales of one page over two years until an hour ago, six ledger entries each, settled day by day; a few given back. */
export async function fillLedger(
  databaseUrl: string,
  { id: seller, pageId }: { id: string; pageId: string },
  entries: number,
): Promise<void> {
  const sales = Math.ceil(entries / 6);
  await using(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('create temp table sold (n int, id text, tx uuid, at timestamptz) on commit drop');
    await client.query(
      `insert into sold select n, 'b' || translate(right($2::text, 4) || lpad(n::text, 11, 'x'), '0l', 'zz'), gen_random_uuid(),
         date_trunc('milliseconds', now() - interval '1 hour' - ($1 - n) * interval '730 days' / $1)
       from generate_series(1, $1::int) n`,
      [sales, seller],
    );
    await client.query(
      `insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone,
         buyer_email, buyer_name, answers, provider, gateway_session, method, created_at, expires_at, paid_at, fulfilled_at, updated_at,
         refunded, refunded_fee, refunded_fee_tax, refunded_at)
       select 1, 0, 0, true, $1, id, $2, 'p', r.status, 49900, 0, 0, 2495, 449, 'INR', '+919' || lpad(n::text, 9, '0'),
         'buyer' || n || '@example.com',
         case when n in (7, 70, 150) then 'Zubin Irani'
           else (array['Ravi','Anu','Imran','Kavya','Meera','Rohit'])[1 + n % 6] || ' ' || (array['Rao','Iyer','Shaikh','Reddy','Das'])[1 + n % 5] end,
         '{}', 'sandbox', 's', (array['upi','upi','upi','card','netbanking'])[1 + n % 5], at, at, at, at, at,
         case r.status when 'refunded' then 49900 end, case r.status when 'refunded' then 2495 end,
         case r.status when 'refunded' then 449 end, case r.status when 'refunded' then at end
       from sold cross join lateral (select case when n % 33 = 0 then 'refunded' else 'fulfilled' end as status) r`,
      [seller, pageId],
    );
    await client.query('insert into order_ref (id, seller_id) select id, $1 from sold', [seller]);
    await client.query(
      `insert into ledger_tx (seller_id, id, type, reference, at) select $1, tx, 'sale', id, at from sold`,
      [seller],
    );
    await client.query(
      `insert into ledger_entry (seller_id, tx_id, line, account, type, amount, currency, reference, at)
       select $1, tx, l.line, l.account, l.type, l.amount, 'INR', id, at from sold, (values
         (1, 'creator.available', 'sale', 49900), (2, 'creator.available', 'fee', -2495), (3, 'creator.available', 'feeTax', -449),
         (4, 'gateway', 'sale', -49900), (5, 'platform.fee', 'fee', 2495), (6, 'platform.feeTax', 'feeTax', 449)
       ) as l (line, account, type, amount)`,
      [seller],
    );
    await client.query(
      `insert into balance_snapshot (seller_id, account, currency, amount, rolled_at)
       select seller_id, account, currency, sum(amount), now() from ledger_entry where seller_id = $1 group by 1, 2, 3`,
      [seller],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** As many creators with one page each, copies of one that is published; answers the pages. */
export async function openCreators(databaseUrl: string, pageId: string, count: number): Promise<string[]> {
  return using(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(
      `create temp table opened on commit drop as
       select gen_random_uuid() as seller_id, 'c' || translate(lpad(n::text, 15, 'y'), '0', 'z') as id from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into account (id, name, plan, starts_at, referral_code, created_at)
       select seller_id, 'A creator', 'FREE', 'dashboard', id, now() from opened`,
    );
    await client.query('insert into product_ref (id, seller_id) select id, seller_id from opened');
    const columns = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'product' and column_name not in ('seller_id', 'id')`,
    );
    const others = columns.map(({ name }) => name).join(', ');
    await client.query(
      `insert into product (seller_id, id, ${others})
       select c.seller_id, c.id, ${columns.map(({ name }) => `p.${name}`).join(', ')} from opened c, product p where p.id = $1`,
      [pageId],
    );
    const rows = await client.query<{ id: string }>('select id from opened');
    await client.query('commit');
    return rows.map(({ id }) => id);
  });
}

interface Client {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** One connection, so that a transaction stays on it. */
export async function using<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work({
      query: async <Row extends object>(text: string, values: unknown[] = []) =>
        [...(await sql.unsafe<Row[]>(text, values as never[]))] as Row[],
    });
  } finally {
    await sql.end();
  }
}
