// What two years of people looking and buying would have left, written straight into the tables.
import { using } from './ledger.rows';

/** Orders of one page over two years until now: of five, one was given up after the bank said no and ran out half an hour later; and visits of each day. */
export async function fillOrders(
  databaseUrl: string,
  { id: seller, pageId }: { id: string; pageId: string },
  orders: number,
): Promise<void> {
  await using(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(
      `insert into orders (quantity, link_version, token_version, holds_stock, seller_id, id, product_id, price_id, status, amount, discount, tax, fee, fee_tax, currency, buyer_phone, answers,
         provider, gateway_session, method, created_at, expires_at, paid_at, updated_at, refunded)
       select 1, 0, 0, true, $1, 'i' || right($2::text, 4) || lpad(n::text, 11, 'x'), $3, 'p',
         case when n % 5 = 0 then case when ended then 'expired' else 'awaitingPayment' end when n % 33 = 0 then 'refunded' else 'fulfilled' end, 49900, 0, 0, 2495, 449, 'INR',
         '+919' || lpad(n::text, 9, '0'), '{}', 'sandbox', 's', (array['upi','upi','upi','card','netbanking'])[1 + n % 5], at, at + interval '30 minutes',
         case when n % 5 <> 0 then at end, case when n % 5 = 0 and ended then at + interval '30 minutes' else at end, case when n % 33 = 0 and n % 5 <> 0 then 49900 end
       from generate_series(1, $4::int) n
       cross join lateral (select date_trunc('milliseconds', now() - ($4 - n) * interval '730 days' / $4) as at) t
       cross join lateral (select at < now() - interval '30 minutes' as ended) e`,
      [seller, seller, pageId, orders],
    );
    await client.query(
      `insert into order_event (seller_id, order_id, id, at, event, detail)
       select seller_id, id, gen_random_uuid(), created_at, 'payment.failed', '{"method":"upi","failure":"The bank declined the payment"}'
       from orders where seller_id = $1 and status in ('expired', 'awaitingPayment')`,
      [seller],
    );
    await client.query(
      `insert into order_source (seller_id, order_id, utm_source, utm_campaign, at)
       select seller_id, id, (array['instagram','whatsapp','telegram'])[1 + length(id) % 3], 'reel', created_at
       from orders where seller_id = $1 and id like '%2'`,
      [seller],
    );
    await client.query(
      `insert into visit_count (seller_id, product_id, dimension, day, value, visits, visitors)
       select $1, p.id, d.dimension, day::date, d.value, 40, 30
       from generate_series(now() - interval '730 days', now(), interval '1 day') day
       cross join (values (''), ($2::text)) p (id)
       cross join (values ('all', ''), ('source', 'direct'), ('source', 'utm:instagram/reel'), ('device', 'phone')) d (dimension, value)`,
      [seller, pageId],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}
