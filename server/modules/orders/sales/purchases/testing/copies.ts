type Query = (sql: string) => Promise<unknown>;

/** An id of its own for the copy `n` of a row with this one. */
const copied = (id: string) => `left(${id}, 4) || translate(lpad(n::text, 12, 'y'), '0l', 'zw')`;

/** Copies a paid order and what it opened, so that its buyer has `count` more, each a second newer than the one before. */
export async function copyPurchase(query: Query, orderId: string, count: number): Promise<void> {
  const copy = (table: string, key: string, changed: string) =>
    query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
       from ${table} t, generate_series(1, ${count}) n where t.${key} = '${orderId}'`,
    );
  const ofOrder = `'order_id', ${copied('t.order_id')}`;
  await copy('orders', 'id', `'id', ${copied('t.id')}`);
  await copy('access_grant', 'order_id', `'id', ${copied('t.id')}, ${ofOrder}`);
  await copy('purchase_ref', 'order_id', `${ofOrder}, 'at', t.at + n * interval '1 second'`);
}
