import type { TransactionDetail, Transactions, Wallet, WalletEntries, WalletEntry } from '@haat/openapi';
import type { Db } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import type { Catalog } from '../../catalog';
import { findGrants } from '../../delivery';
import type { Ledger } from '../../money';
import {
  type Checkout,
  findOwnedOf,
  findRefunds,
  type RefundAuthorization,
  refundedItems,
} from '../checkout';
import type { RefundRequests } from '../refund-requests';
import { findNotes } from './note.repository';
import type { TransactionFilter } from './sale.filter';
import type { SalesAnalytics } from './sales.analytics';
import { readCursor, writeCursor } from './sales.cursor';
import { findSalesPage, searchQueryOf } from './sales.page';
import type { SalesIndexes } from './search/sales.index.service';
import { sumSearchResults } from './search/search-query.repository';
import { findStatementSubjects } from './statement/statement.subject.repository';
import { sumSales } from './sums/sale.sums';
import { findDiscount, findSale, findTimeline } from './transaction.repository';
import { viewDetail, viewTransaction } from './transaction.view';

export interface Page {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What a statement is narrowed to; `to` is the first moment that does not belong. */
export interface EntriesFilter {
  kind?: keyof typeof typesOf | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface SalesDependencies {
  catalog: Pick<Catalog, 'imageSources'>;
  checkout: Pick<Checkout, 'refund'>;
  ledger: Ledger;
  analytics: Pick<SalesAnalytics, 'sourceOfOrder'>;
  refundRequests: Pick<RefundRequests, 'ofSale' | 'returned'>;
}

/** A fee belongs to the sale it was taken from, and its return to the refund. */
export const typesOf = {
  sale: ['sale', 'fee', 'feeTax'],
  refund: ['refund', 'feeReversal', 'feeTaxReversal'],
  payout: ['payout', 'payoutReturn'],
  referral: ['referral', 'referralReversal'],
  adjustment: ['adjustment', 'hold', 'release', 'tds', 'tcs'],
} as const satisfies Record<string, readonly WalletEntry['type'][]>;
const usualLimit = 25;
const publicId = /^[1-9A-HJ-NP-Za-km-z]{12,32}$/;
const entryPlace = /^[0-9a-f-]{36} [0-9]{1,3}$/;

interface SalesContext extends SalesDependencies {
  indexes: SalesIndexes;
  db: Db;
}

async function detail(
  { db, analytics, ledger, refundRequests, catalog }: SalesContext,
  sellerId: string,
  id: string,
): Promise<TransactionDetail> {
  const [sale, source, unsettled, discount, story, notes, requests, grants, refunds, owned] =
    await Promise.all([
      findSale(db, sellerId, id),
      analytics.sourceOfOrder(sellerId, id),
      ledger.unsettled(sellerId, id),
      findDiscount(db, sellerId, id),
      findTimeline(db, sellerId, id),
      findNotes(db, sellerId, id),
      refundRequests.ofSale(sellerId, id),
      findGrants(db, sellerId, id),
      findRefunds(db, sellerId, id),
      findOwnedOf(db, { seller_id: sellerId, id }),
    ]);
  if (!sale) throw notFound('Sale not found');
  return viewDetail(
    sale,
    {
      source,
      unsettled,
      discount,
      story: [...story, ...notes],
      requests,
      grants,
      refunded: refundedItems(refunds),
      owned,
    },
    catalog.imageSources,
  );
}

async function transactions(
  { indexes, db, catalog }: SalesContext,
  sellerId: string,
  filter: TransactionFilter,
  page: Page,
): Promise<Transactions> {
  const limit = page.limit ?? usualLimit;
  const place = page.cursor ? readCursor(page.cursor, publicId) : null;
  const after = place && { at: place.at, id: place.rest[0] as string };
  const index = await indexes.of(sellerId);
  const query = await searchQueryOf(db, sellerId, filter, index?.wordsUntil ?? null);
  const [{ rows, next }, totals] = await Promise.all([
    findSalesPage(db, sellerId, { filter, query }, { after, limit }),
    query ? sumSearchResults(db, sellerId, query) : sumSales(db, sellerId, filter, index),
  ]);
  return {
    items: rows.map((row) => viewTransaction(row, catalog.imageSources)),
    next: next && writeCursor(next.at, next.id),
    totals: totals && {
      ...totals,
      net: totals.amount - totals.refunded - totals.fee - totals.feeTax,
    },
  };
}

async function refund(
  context: SalesContext,
  sellerId: string,
  id: string,
  input: Parameters<Checkout['refund']>[2],
  authorization: RefundAuthorization,
): Promise<TransactionDetail> {
  await context.checkout.refund(sellerId, id, input, authorization);
  await context.refundRequests.returned(sellerId, id);
  return detail(context, sellerId, id);
}

async function wallet({ ledger }: SalesContext, sellerId: string): Promise<Wallet> {
  const { upcoming, ...balances } = await ledger.wallet(sellerId);
  return {
    ...balances,
    upcoming: upcoming.map(({ dueAt, amount, sales, soldFrom, soldTo }) => ({
      on: dueAt.toISOString(),
      amount,
      sales,
      soldFrom: soldFrom?.toISOString() ?? null,
      soldTo: soldTo?.toISOString() ?? null,
    })),
  };
}

async function walletEntries(
  { ledger, db }: SalesContext,
  sellerId: string,
  filter: EntriesFilter,
  page: Page,
): Promise<WalletEntries> {
  const limit = page.limit ?? usualLimit;
  const place = page.cursor ? readCursor(page.cursor, entryPlace) : null;
  const after = place && { at: place.at, txId: place.rest[0] as string, line: Number(place.rest[1]) };
  const { kind, from, to } = filter;
  const types = kind && typesOf[kind];
  const rows = await ledger.statement(sellerId, { types, from, to, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const references = shown.map(({ reference }) => reference);
  const { sales, payoutAccounts } = await findStatementSubjects(db, sellerId, references);
  return {
    items: shown.map(({ at, txId, line, type, amount, balance, reference }) => ({
      id: `${txId}.${line}`,
      at: at.toISOString(),
      type: type as WalletEntry['type'],
      amount,
      balance,
      reference,
      sale: sales.get(reference) ?? null,
      payoutAccount: payoutAccounts.get(reference) ?? null,
    })),
    next: last ? writeCursor(last.at, last.txId, last.line) : null,
  };
}

/** What a seller sold and earned. Every call is bound to one seller. */
export function createSalesService(
  deps: Pick<Deps, 'database'>,
  dependencies: SalesDependencies,
  indexes: SalesIndexes,
) {
  const { db } = deps.database;
  const context: SalesContext = { ...dependencies, indexes, db };
  return {
    detail: (sellerId: string, id: string) => detail(context, sellerId, id),
    transactions: (sellerId: string, filter: TransactionFilter, page: Page) =>
      transactions(context, sellerId, filter, page),
    refund: (
      sellerId: string,
      id: string,
      input: Parameters<Checkout['refund']>[2],
      authorization: RefundAuthorization,
    ) => refund(context, sellerId, id, input, authorization),
    wallet: (sellerId: string) => wallet(context, sellerId),
    walletEntries: (sellerId: string, filter: EntriesFilter, page: Page) =>
      walletEntries(context, sellerId, filter, page),
  };
}

export type SalesService = ReturnType<typeof createSalesService>;
