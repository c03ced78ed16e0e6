import type { OrderStatus } from '@haat/openapi';
import type { Db } from '../../../../platform/database/database';
import { csvMark, csvRow, csvRupees } from '../../../../platform/documents/csv';
import { saleBalanceOf } from '../../../money';
import { clockOf, dayOf } from '../india.days';
import type { TransactionFilter } from '../sale.filter';
import { findSalesPage, type SalesPage, searchQueryOf } from '../sales.page';
import type { Place } from '../search/search-query.repository';
import type { SaleRow } from '../transaction.repository';

const head = [
  'Date',
  'Time (IST)',
  'Order',
  'Status',
  'Product',
  'Kind',
  'Buyer',
  'Phone',
  'Email',
  'Method',
  'Buyer paid (INR)',
  'Refunded (INR)',
  'Fee (INR)',
  'GST on the fee (INR)',
  'You receive (INR)',
  'Quantity',
];

const statuses: Record<OrderStatus, string> = {
  created: 'Waiting to pay',
  awaitingPayment: 'Waiting to pay',
  pending: 'At the bank',
  paid: 'Paid',
  fulfilled: 'Paid',
  failed: 'Failed',
  dropped: 'Abandoned',
  expired: 'Expired',
  refunding: 'Refunding',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

/** Rows that are in memory at a time. */
const batch = 500;

/** Every sale that a filter finds as CSV, newest first, however many: a few hundred are read while those before them are on their way. */
export async function* salesFile(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  wordsUntil: Date | null,
): AsyncGenerator<string> {
  yield csvMark + csvRow(head);
  const query = await searchQueryOf(db, sellerId, filter, wordsUntil);
  let after: Place | null = null;
  do {
    const page: SalesPage = await findSalesPage(db, sellerId, { filter, query }, { after, limit: batch });
    if (page.rows.length > 0) yield page.rows.map(lineOf).join('');
    after = page.next;
  } while (after);
}

function lineOf(row: SaleRow): string {
  const { refunded, fee, feeTax, net } = saleBalanceOf(row);
  return csvRow([
    dayOf(row.at),
    clockOf(row.at),
    row.id,
    statuses[row.status],
    row.title,
    row.kind,
    row.buyer_name ?? '',
    row.buyer_phone,
    row.buyer_email ?? '',
    row.method ?? '',
    ...[row.amount, refunded, fee, feeTax, net].map(csvRupees),
    String(row.quantity),
  ]);
}
