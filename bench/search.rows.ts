// Sales of people with names and addresses, as years of business would have left them, written straight into the tables.
import { using } from './ledger.rows';

/** Who is looked for: a tenth of all bought under the common name, three under the rare one. */
export const searchRows = {
  common: 'ravi',
  two: 'ra',
  rare: 'zubin irani',
  nobody: 'xylophone',
  /** Both words are common, and nobody has the two of them. */
  neverTogether: 'ravi irani',
};

/** Paid sales of one page over two years until an hour ago; every 33rd was given back. */
export async function fillNamed(
  databaseUrl: string,
  { id: seller, pageId }: { id: string; pageId: string },
  sales: number,
): Promise<void> {
  await using(databaseUrl, async (client) => {
    await client.query(namedSales, [seller, pageId, sales, sales / 1_000]);
    await client.query('vacuum analyze');
  });
}

/** $1 the seller, $2 a product, $3 how many, $4 a thousandth of them: the rare ones stand as far back in a large list as in a small one. */
export const namedSales = `
  insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone, buyer_email, buyer_name,
    answers, provider, gateway_session, method, created_at, expires_at, paid_at, fulfilled_at, updated_at, refunded, refunded_fee, refunded_fee_tax)
  select 1, 0, 0, true, $1, 's' || right(translate($2::text, '0l', 'zz'), 4) || translate(lpad(n::text, 11, 'x'), '0', 'z'), $2,
    'p', case when n % 33 = 0 then 'refunded' else 'fulfilled' end, 49900, 0, 0, 2495, 449, 'INR', '+919' || lpad(n::text, 9, '0'),
    lower(first) || '.' || n || '@' || (array['gmail.com','yahoo.in','example.com'])[1 + n % 3],
    case when n in (7 * $4::int, 70 * $4::int, 150 * $4::int) then 'Zubin Irani' else first || ' ' || last end,
    '{}', 'sandbox', 's', (array['upi','upi','upi','card','netbanking'])[1 + n % 5], at, at, at, at, at,
    case when n % 33 = 0 then 49900 end, case when n % 33 = 0 then 2495 end, case when n % 33 = 0 then 449 end
  from generate_series(1, $3::int) n
  cross join lateral (select (array['Ravi','Anu','Imran','Kavya','Meera','Rohit','Sunita','Deepak','Fatima','Arjun'])[1 + n % 10] as first,
    case when n % 10 = 3 and n % 7 = 2 then 'Irani' else (array['Rao','Iyer','Shaikh','Reddy','Das','Kaur','Bose'])[1 + n % 7] end as last) who
  cross join lateral (select date_trunc('milliseconds', now() - interval '1 hour' - ($3 - n) * interval '730 days' / $3) as at) t`;
