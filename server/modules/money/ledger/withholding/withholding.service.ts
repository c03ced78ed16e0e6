import type { Transaction } from 'kysely';
import type { Clock } from '../../../../platform/clock/clock';
import type { Database } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';
import { lockMoneyOut } from '../../../../platform/database/withdrawal.lock';
import { financialYear } from '../../../../platform/text/india.calendar';
import type { Line } from '../entry';
import { insertTransactions, readBalances } from '../ledger.repository';
import { currency } from '../ledger.rules';
import type { Writer } from '../ledger.writer';
import {
  addToYear,
  findSellersWithDeferredSales,
  findTaxable,
  insertDeferredSales,
  insertWithheld,
  lockWithheld,
  setGivenBack,
  takeDeferredSales,
} from './withholding.repository';
import { backOf, type PanKind, type TaxRates, taxLines, withheldFrom } from './withholding.rules';

export type { TaxRates } from './withholding.rules';

/** Who of some creators is known to the tax office, and how. */
export interface TaxStatuses {
  /** Those whose PAN is verified. */
  panOf(sellerIds: readonly string[]): Promise<Map<string, PanKind>>;
}

export interface Withholding {
  pansOf(sellerIds: readonly string[]): Promise<ReadonlyMap<string, PanKind>>;
  /** Withholds from sales that have come of age; the lines belong into the transaction of that reference. Without a PAN they are kept for later. */
  take(
    trx: Transaction<Schema>,
    sales: { sellerId: string; orders: readonly string[]; reference: string },
    pans: ReadonlyMap<string, PanKind>,
  ): Promise<Line[]>;
  /** What comes back of it when paise of a sale go back. */
  giveBack(
    trx: Transaction<Schema>,
    part: { sellerId: string; orderId: string; amount: number },
  ): Promise<Line[]>;
  withholdDeferred(sellerId: string): Promise<number>;
  withholdAllDeferred(): Promise<number>;
}

/** Less is available than is to be withheld: nothing of it is written. */
class TooLittle extends Error {}

const available = 'creator.available';

const nobody = '00000000-0000-0000-0000-000000000000';

interface WithholdingContext extends Writer {
  database: Database;
  clock: Clock;
  tax: { rates: TaxRates; kyc: TaxStatuses } | undefined;
}

async function pansOf(
  { tax }: WithholdingContext,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, PanKind>> {
  return tax?.kyc.panOf(sellerIds) ?? new Map();
}

async function take(
  { tax, clock }: WithholdingContext,
  trx: Transaction<Schema>,
  { sellerId, orders, reference }: Parameters<Withholding['take']>[1],
  pans: ReadonlyMap<string, PanKind>,
): Promise<Line[]> {
  if (!tax) return [];
  const pan = pans.get(sellerId);
  if (!pan) {
    await insertDeferredSales(trx, sellerId, orders);
    return [];
  }
  const sales = await findTaxable(trx, sellerId, orders);
  const sums = { tds: 0, tcs: 0 };
  for (const year of new Set(sales.map(({ paidAt }) => financialYear(paidAt)))) {
    const some = sales.filter(({ paidAt }) => financialYear(paidAt) === year);
    const { after: added } = withheldFrom(some, pan, tax.rates, 0);
    const before = await addToYear(trx, sellerId, year, added);
    const { withheld } = withheldFrom(some, pan, tax.rates, before);
    for (const { kind, amount } of withheld) sums[kind] += amount;
    const rows = withheld.map(({ orderId, ...one }) => ({
      ...one,
      seller_id: sellerId,
      order_id: orderId,
      year,
      gross_back: 0,
      amount_back: 0,
      reference,
      at: clock.now(),
    }));
    await insertWithheld(trx, rows);
  }
  return [...taxLines('tds', sums.tds, currency), ...taxLines('tcs', sums.tcs, currency)];
}

async function withholdBatch(
  context: WithholdingContext,
  sellerId: string,
  pans: ReadonlyMap<string, PanKind>,
): Promise<number> {
  const { database, checked, transaction } = context;

  return database.tx(async (trx) => {
    await lockMoneyOut(trx, sellerId);
    const orders = await takeDeferredSales(trx, sellerId);
    if (orders.length === 0) return 0;
    // The first of them names it: an order is calculated once.
    const reference = [...orders].sort()[0] as string;
    const lines = await take(context, trx, { sellerId, orders, reference }, pans);
    const due = lines.reduce((sum, { account, amount }) => sum - (account === available ? amount : 0), 0);
    if (due > Math.max(0, (await readBalances(trx, sellerId, currency)).get(available) ?? 0))
      throw new TooLittle();
    if (lines.length > 0)
      await insertTransactions(
        trx,
        checked([transaction({ sellerId, type: 'withholding', reference, lines })]),
      );
    return orders.length;
  });
}

async function withholdDeferred(context: WithholdingContext, sellerId: string): Promise<number> {
  const pans = await pansOf(context, [sellerId]);
  if (!pans.has(sellerId)) return 0;
  let total = 0;
  try {
    for (let some = 1; some > 0; total += some) some = await withholdBatch(context, sellerId, pans);
  } catch (error) {
    if (!(error instanceof TooLittle)) throw error;
  }
  return total;
}

async function giveBack(
  trx: Transaction<Schema>,
  { sellerId, orderId, amount }: { sellerId: string; orderId: string; amount: number },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const row of await lockWithheld(trx, sellerId, orderId)) {
    const { grossBack, back } = backOf(
      { amount: row.amount, gross: row.gross, grossBack: row.gross_back, amountBack: row.amount_back },
      amount,
    );
    await setGivenBack(trx, row, { gross: grossBack, amount: row.amount_back + back });
    lines.push(...taxLines(row.kind, -back, currency));
  }
  return lines;
}

async function withholdAllDeferred(context: WithholdingContext): Promise<number> {
  let total = 0;
  for (let last = nobody; ; ) {
    const sellers = await findSellersWithDeferredSales(context.database.db, last);
    const pans = await pansOf(context, sellers);
    for (const sellerId of sellers)
      if (pans.has(sellerId)) total += await withholdDeferred(context, sellerId);
    if (sellers.length < 500) return total;
    last = sellers.at(-1) ?? last;
  }
}

export function createWithholding(
  deps: { database: Database; clock: Clock },
  writer: Writer,
  tax: { rates: TaxRates; kyc: TaxStatuses } | undefined,
): Withholding {
  const context: WithholdingContext = { ...deps, ...writer, tax };
  return {
    pansOf: (sellerIds) => pansOf(context, sellerIds),
    take: (trx, sales, pans) => take(context, trx, sales, pans),
    withholdDeferred: (sellerId) => withholdDeferred(context, sellerId),
    giveBack,
    withholdAllDeferred: () => withholdAllDeferred(context),
  };
}
