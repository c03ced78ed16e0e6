import type { Identity } from './names';
import type { RowChange } from './row-changes';

/** What somebody's order leaves with its seller, and what is left of it when it is free or paid. */
const order = [
  'orders',
  'order_ref',
  'order_event',
  'order_source',
  'discount',
  'discount_use',
  'stock_taken',
];
const reminders = ['payment_reminder'];
const books = ['ledger_entry', 'ledger_tx', 'unsettled_sale', 'unrolled_entry'];
const sale = [...order, ...reminders, ...books, 'access_grant', 'purchase_ref'];

/**
 * What an operation writes of others, because that is what it is for: somebody's order is a row of its seller. Every other row of
 * somebody else has to stay as it is.
 */
const foreign: Record<string, readonly string[]> = {
  writeReview: ['review_sum'],
  withdrawReview: ['review_sum'],
  placeOrder: sale,
  payInSandbox: sale,
  receiveWebhook: sale,
};

const named = ['seller_id', 'account_id', 'creator_id', 'actor'];

export interface People {
  /** Everybody who had an account before. */
  accounts: ReadonlySet<string>;
  /** Their accounts by their phones. */
  byPhone: ReadonlyMap<string, string>;
  /** The phones of those who placed orders, by the ids of orders: of subscriptions too, which are called as their first one. */
  buyers: ReadonlyMap<string, string>;
}

interface Asked {
  operation: string;
  path: string;
  as: Identity;
  /** The account that asks; undefined for nobody in particular. */
  actor: string | undefined;
}

/** Rows of others that a request has written though its operation has no business with them. */
export function foreignRows(changes: readonly RowChange[], operation: Asked, people: People): RowChange[] {
  if (operation.as === 'operator' && operation.path.startsWith('/api/operator')) return [];
  const { actor } = operation;
  const buyers = new Map(people.buyers);
  for (const { table, after } of changes)
    if (table === 'orders' && after) buyers.set(String(after['id']), String(after['buyer_phone']));
  return changes.filter(({ table, before, after }) => {
    if (foreign[operation.operation]?.includes(table)) return false;
    const whose = [before, after].flatMap((row) => (row ? ownersOf(table, row, { ...people, buyers }) : []));
    return whose.length > 0 && !(actor !== undefined && whose.includes(actor));
  });
}

function ownersOf(
  table: string,
  row: Record<string, unknown>,
  { accounts, byPhone, buyers }: People,
): string[] {
  const about = [row['order_id'], row['subscription_id'], row['id']].map((id) => buyers.get(String(id)));
  const phones = [row['buyer_phone'], row['phone'], ...about];
  const all = [
    ...named.map((name) => row[name]),
    ...phones.map((phone) => byPhone.get(String(phone))),
    ...(table === 'account' ? [row['id']] : []),
  ];
  return all.filter((one): one is string => typeof one === 'string' && accounts.has(one));
}
