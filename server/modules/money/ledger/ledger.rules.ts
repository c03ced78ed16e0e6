/**
 * The arithmetic of the ledger: which lines a movement of money has. Amounts are integer paise; a line is
 * positive when the account is owed more (credit) and negative when it is owed less, so that the lines of a transaction sum to zero.
 */

import { proportion } from '../../../platform/money/proportion';
import type { CreatorAccount, EntryType, Line, ReferralEntry } from './entry';
import type { MovementType } from './movement.rules';

export type TransactionType =
  | 'sale'
  | 'refund'
  | 'settlement'
  | 'withholding'
  | 'incoming'
  | 'incomingReversed'
  | ReferralEntry
  | MovementType;

/** The only currency sold in; every entry names it all the same. */
export const currency = 'INR';

export interface LedgerTransaction {
  sellerId: string;
  id: string;
  type: TransactionType;
  /** What it was made for: an order, a refund or a settlement. One transaction per seller, type and reference, ever. */
  reference: string;
  /** What its entries name when that is something else: the order of a refund. */
  subject?: string;
  at: Date;
  lines: Line[];
}

export interface SaleAmounts {
  /** What the buyer pays, in paise. */
  amount: number;
  /** The platform's fee before tax, in paise. */
  fee: number;
  /** GST on the fee, in paise. */
  feeTax: number;
  currency: string;
}

export interface FeeRates {
  /** 500 is 5 %. */
  feeBasisPoints: number;
  /** GST on the fee; 1800 is 18 %. */
  feeTaxBasisPoints: number;
}

/** A share of an amount in basis points, rounded half up to a whole paisa. */
export function share(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints * 2 + 10_000) / 20_000);
}

/** What the platform takes from a sale, in paise. The buyer never sees it. */
export function feeOf(amount: number, rates: FeeRates): { fee: number; feeTax: number } {
  const fee = share(amount, rates.feeBasisPoints);
  return { fee, feeTax: share(fee, rates.feeTaxBasisPoints) };
}

/** What the creator receives from a sale, in paise. */
export function netOf(sale: { amount: number; fee: number; feeTax: number }): number {
  return sale.amount - sale.fee - sale.feeTax;
}

/** The lines of a sale: the gateway owes us the amount, we owe it to the creator less the fee. */
export function saleLines(sale: SaleAmounts): Line[] {
  return amountMoved('creator.pending', sale, { whole: 'sale', fee: 'fee', feeTax: 'feeTax' }, 1);
}

/**
 * What goes back with a part of a sale when `before` paise have gone back already. Fee and tax follow in proportion, calculated from the
 * beginning: what has come back of them after each part is their share of everything refunded by then, rounded half up. So the parts,
 * however cut, together reverse exactly the whole.
 */
export function partOf(sale: SaleAmounts, before: number, amount: number): SaleAmounts {
  const part = (whole: number) =>
    proportion(whole, before + amount, sale.amount) - proportion(whole, before, sale.amount);
  return { amount, fee: part(sale.fee), feeTax: part(sale.feeTax), currency: sale.currency };
}

/** Every line of the sale, or of a part of it, the other way round, against the account where the creator's share is now. */
export function refundLines(sale: SaleAmounts, from: CreatorAccount): Line[] {
  return amountMoved(from, sale, { whole: 'refund', fee: 'feeReversal', feeTax: 'feeTaxReversal' }, -1);
}

/** The creator's share comes of age. */
export function settlementLines(amount: number, currency: string): Line[] {
  return withoutZeros([
    { account: 'creator.pending', type: 'settlement', amount: -amount, currency },
    { account: 'creator.available', type: 'settlement', amount, currency },
  ]);
}

function amountMoved(
  creator: CreatorAccount,
  sale: SaleAmounts,
  names: { whole: EntryType; fee: EntryType; feeTax: EntryType },
  sign: 1 | -1,
): Line[] {
  const { amount, fee, feeTax, currency } = sale;
  return withoutZeros([
    { account: creator, type: names.whole, amount: sign * amount, currency },
    { account: creator, type: names.fee, amount: -sign * fee, currency },
    { account: creator, type: names.feeTax, amount: -sign * feeTax, currency },
    { account: 'gateway', type: names.whole, amount: -sign * amount, currency },
    { account: 'platform.fee', type: names.fee, amount: sign * fee, currency },
    { account: 'platform.feeTax', type: names.feeTax, amount: sign * feeTax, currency },
  ]);
}

/** A fee rounded to nothing moves nothing. */
function withoutZeros(lines: Line[]): Line[] {
  return lines.filter((line) => line.amount !== 0);
}

/** Throws unless the lines are whole paise and sum to zero in each currency. */
export function requireBalanced(transaction: LedgerTransaction): void {
  const sums = new Map<string, number>();
  for (const line of transaction.lines) {
    if (!Number.isSafeInteger(line.amount) || line.amount === 0)
      throw new Error(`Ledger transaction ${transaction.id}: ${line.amount} is not an amount in paise`);
    sums.set(line.currency, (sums.get(line.currency) ?? 0) + line.amount);
  }
  for (const [currency, sum] of sums)
    if (sum !== 0) throw new Error(`Ledger transaction ${transaction.id} is off by ${sum} ${currency} paise`);
}

/** From what the platform earned to whoever brought the creator; a negative amount the other way. Paise. */
export const referralLines = (
  type: ReferralEntry,
  amount: number,
  account: CreatorAccount,
  currency: string,
): Line[] => [
  { account, type, amount, currency },
  { account: 'platform.referral', type, amount: -amount, currency },
];
