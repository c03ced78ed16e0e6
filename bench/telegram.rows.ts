// Members of a channel as months of sales would have left them: copies of one that bought and joined.
import { using } from './ledger.rows';

export type Client = Parameters<Parameters<typeof using<void>>[1]>[0];

/** Expressions of the columns that differ from the row `t` that is copied, by the number `n` of the copy. */
export type Columns = Readonly<Record<string, string>>;

const id = `'m' || translate(lpad(n::text, 15, 'y'), '0l', 'zw')`;
const phone = `'+918' || lpad(n::text, 9, '0')`;
/** Telegram accounts of the copies: from this number on. */
export const firstUserId = 8_000_000_000;

/** The tables that hold a subscriber, with the column by which the one that is copied is found. */
const tables: readonly { name: string; key: string; columns: Columns }[] = [
  { name: 'orders', key: 'id', columns: { id, buyer_phone: phone } },
  { name: 'order_ref', key: 'id', columns: { id } },
  { name: 'purchase_ref', key: 'order_id', columns: { order_id: id, buyer_phone: phone } },
  {
    name: 'subscription',
    key: 'id',
    columns: { id, buyer_phone: phone, status: `'cancelled'`, ends_at: '$2', due_at: '$2' },
  },
  { name: 'subscription_ref', key: 'id', columns: { id } },
  {
    name: 'subscription_order',
    key: 'order_id',
    columns: { order_id: id, subscription_id: id, ends_at: '$2' },
  },
  {
    name: 'access_grant',
    key: 'order_id',
    columns: { id, holder_phone: phone, order_id: id, subscription_id: id, ends_at: '$2' },
  },
];

/** So many subscribers who do not renew at `endsAt`, copies of the one who placed an order, all of them in the chat. */
export async function fillMembers(
  databaseUrl: string,
  orderId: string,
  { count, endsAt }: { count: number; endsAt: Date },
): Promise<void> {
  await using(databaseUrl, async (client) => {
    await client.query('begin');
    for (const { name, key, columns } of tables)
      await copy(client, name, `t.${key} = $1`, columns, [orderId, endsAt, count]);
    const seat: Columns = {
      grant_id: id,
      telegram_user_id: `(${firstUserId} + n)::text`,
      invite_link: `t.invite_link || n`,
    };
    const ofGrant =
      't.grant_id = (select id from access_grant where order_id = $1) and $2::timestamptz is not null';
    await copy(client, 'telegram_member', ofGrant, seat, [orderId, endsAt, count]);
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** Writes copies of a row; `$2` in expressions is the second of `values`. */
export async function copy(
  client: Client,
  table: string,
  where: string,
  changed: Columns,
  values: unknown[],
): Promise<void> {
  const columns = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  if (columns.length === 0) return;
  const names = columns.map(({ name }) => name);
  const [from, at, count] = values;
  const used = Object.values(changed).includes('$2') || where.includes('$2');
  const list = names.map((name) => (changed[name] ? `${changed[name]}` : `t.${name}`)).join(', ');
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${list} from ${table} t, generate_series(1, ${Number(count)}) n where ${where}`,
    used ? [from, at] : [from],
  );
}
