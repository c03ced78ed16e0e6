// Buyers of a course as months of sales would have left them: copies of one who bought.
import { using } from './ledger.rows';
import { type Columns, copy } from './telegram.rows';

const id = `'b' || translate(lpad(n::text, 15, 'y'), '0l', 'zw')`;
const phone = `'+918' || lpad(n::text, 9, '0')`;

/** The tables that hold a buyer, with the column by which the one that is copied is found. */
const tables: readonly { name: string; key: string; columns: Columns }[] = [
  {
    name: 'orders',
    key: 'id',
    columns: { id, buyer_phone: phone, buyer_email: `'buyer' || n || '@example.com'` },
  },
  { name: 'order_ref', key: 'id', columns: { id } },
  { name: 'purchase_ref', key: 'order_id', columns: { order_id: id, buyer_phone: phone } },
  { name: 'access_grant', key: 'order_id', columns: { id, holder_phone: phone, order_id: id } },
];

/** So many buyers with an address each, copies of the one who placed an order. */
export async function fillBuyers(databaseUrl: string, orderId: string, count: number): Promise<void> {
  await using(databaseUrl, async (client) => {
    await client.query('begin');
    for (const { name, key, columns } of tables)
      await copy(client, name, `t.${key} = $1`, columns, [orderId, null, count]);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}
