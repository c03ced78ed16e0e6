import type {
  Purchases,
  TransactionDetail,
  Transactions,
  Wallet,
  WalletEntries,
  WalletEntry,
} from '@haat/contract';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/errors';
import type { Access } from '../access';
import { type Catalog, productPath } from '../catalog';
import type { Checkout } from '../checkout';
import type { Identity } from '../identity';
import type { Ledger } from '../ledger';
import { findPurchases } from './purchase.repository';
import { readCursor, writeCursor } from './sales.cursor';
import { findSale, findSales, findStory, sumSales, type TransactionFilter } from './transaction.repository';
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

export interface SalesDoors {
  catalog: Pick<Catalog, 'imageSources'>;
  identity: Pick<Identity, 'sellerName'>;
  checkout: Pick<Checkout, 'refund'>;
  ledger: Ledger;
  access: Access;
}

/** A fee belongs to the sale it was taken from, and its return to the refund. */
const typesOf = {
  sale: ['sale', 'fee', 'feeTax'],
  refund: ['refund', 'feeReversal', 'feeTaxReversal'],
  payout: ['payout'],
  adjustment: ['adjustment'],
} as const satisfies Record<string, readonly WalletEntry['type'][]>;
const usualLimit = 25;
const publicId = /^[1-9A-HJ-NP-Za-km-z]{12,32}$/;
const entryPlace = /^[0-9a-f-]{36} [0-9]{1,3}$/;

/** What a seller sold and earned, and what a buyer bought. Every call is bound to one seller or a buyer's verified phones. */
export function createSalesService(deps: Pick<Deps, 'database'>, doors: SalesDoors) {
  const { db } = deps.database;
  const { catalog, identity, checkout, ledger, access } = doors;

  async function detail(sellerId: string, id: string): Promise<TransactionDetail> {
    const [sale, story] = await Promise.all([findSale(db, sellerId, id), findStory(db, sellerId, id)]);
    if (!sale) throw notFound('There is no such sale');
    return viewDetail(sale, story, catalog.imageSources);
  }

  return {
    detail,

    async transactions(sellerId: string, filter: TransactionFilter, page: Page): Promise<Transactions> {
      const limit = page.limit ?? usualLimit;
      const place = page.cursor ? readCursor(page.cursor, publicId) : null;
      const after = place && { at: place.at, id: place.rest[0] as string };
      const [rows, totals] = await Promise.all([
        findSales(db, sellerId, filter, { after, limit: limit + 1 }),
        sumSales(db, sellerId, filter),
      ]);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map((row) => viewTransaction(row, catalog.imageSources)),
        next: last ? writeCursor(last.at, last.id) : null,
        totals: {
          ...totals,
          net: totals.amount - totals.refunded - totals.fee - totals.feeTax,
        },
      };
    },

    async refund(
      sellerId: string,
      id: string,
      wish: Parameters<Checkout['refund']>[2],
    ): Promise<TransactionDetail> {
      await checkout.refund(sellerId, id, wish);
      return detail(sellerId, id);
    },

    async wallet(sellerId: string): Promise<Wallet> {
      const { upcoming, ...balances } = await ledger.wallet(sellerId);
      return {
        ...balances,
        upcoming: upcoming.map(({ dueAt, amount }) => ({ on: dueAt.toISOString(), amount })),
      };
    },

    async walletEntries(sellerId: string, filter: EntriesFilter, page: Page): Promise<WalletEntries> {
      const limit = page.limit ?? usualLimit;
      const place = page.cursor ? readCursor(page.cursor, entryPlace) : null;
      const after = place && { at: place.at, txId: place.rest[0] as string, line: Number(place.rest[1]) };
      const { kind, from, to } = filter;
      const types = kind && typesOf[kind];
      const rows = await ledger.statement(sellerId, { types, from, to, after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map(({ at, txId, line, type, amount, balance, reference }) => ({
          id: `${txId}.${line}`,
          at: at.toISOString(),
          type: type as WalletEntry['type'],
          amount,
          balance,
          reference,
        })),
        next: last ? writeCursor(last.at, last.txId, last.line) : null,
      };
    },

    /** Nothing for an account without a verified phone. */
    async purchases(phones: readonly string[], page: Page): Promise<Purchases> {
      if (phones.length === 0) return { items: [], next: null };
      const limit = page.limit ?? usualLimit;
      const place = page.cursor ? readCursor(page.cursor, publicId) : null;
      const after = place && { at: place.at, orderId: place.rest[0] as string };
      const rows = await findPurchases(db, phones, { after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      const sellers = [...new Set(shown.map((row) => row.seller_id))];
      const names = new Map(
        await Promise.all(sellers.map(async (id) => [id, (await identity.sellerName(id)) ?? ''] as const)),
      );
      return {
        items: shown.map((row) => ({
          orderId: row.order_id,
          at: row.at.toISOString(),
          status: row.status,
          amount: row.amount,
          product: {
            id: row.product_id,
            kind: row.kind,
            title: row.title,
            url: productPath(row.product_id),
            cover: catalog.imageSources(row.cover),
            seller: names.get(row.seller_id) ?? '',
          },
          accessUrl: row.is_open ? access.passPath(row.order_id) : null,
        })),
        next: last ? writeCursor(last.at, last.order_id) : null,
      };
    },
  };
}

export type SalesService = ReturnType<typeof createSalesService>;
