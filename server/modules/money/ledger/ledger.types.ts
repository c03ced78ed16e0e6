import type { Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock/clock';
import type { Database } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { Random } from '../../../platform/security/ids';
import type { Finding } from './audit/proof.repository';
import type { TrialLine } from './audit/trial.repository';
import type { UnsettledSale } from './ledger.repository';
import type { SaleAmounts } from './ledger.rules';
import type { Movement } from './movement.rules';
import type { Incoming } from './settlement/incoming.rules';
import type { StatementFilter, StatementPlace, StatementRow, UpcomingDay } from './statement.repository';
import type { TaxRates, TaxStatuses } from './withholding/withholding.service';

export interface LedgerOptions {
  database: Database;
  clock: Clock;
  random: Random;
  /** Working days between a sale and the creator's money being available. */
  settlementDays: number;
  /** What the law has us withhold, and from whom; nothing from anybody when left out. */
  tax?: { rates: TaxRates; kyc: TaxStatuses };
}

/** An order whose money moves. */
export interface OrderMoney extends SaleAmounts {
  sellerId: string;
  orderId: string;
}

/** Balances in paise. */
export interface WalletBalances {
  pending: number;
  available: number;
  inTransit: number;
  /** Kept back until something is decided. */
  held: number;
  /** Everything ever earned, after fees and refunds. */
  lifetime: number;
  upcoming: UpcomingDay[];
}

export interface Ledger {
  /**
   * The sale of an order as `transactionParts` write it, together with what makes it paid: posted once per order, and left to
   * wait for settlement.
   */
  sale(order: OrderMoney): string;
  /**
   * Reverses the order's sale, or a part of it as `partOf` says.
   * @throws when the refund of this reference was posted before
   */
  postRefund(trx: Transaction<Schema>, part: OrderMoney, reference: string): Promise<void>;
  /** What somebody earns by a sale of a creator they brought, paise: once for each order, and due when the sale itself is. */
  postReferral(
    trx: Transaction<Schema>,
    earned: { sellerId: string; orderId: string; amount: number; soldAt: Date },
  ): Promise<void>;
  /** Takes some of it back. @throws when it was posted before */
  reverseReferral(
    trx: Transaction<Schema>,
    part: { sellerId: string; orderId: string; amount: number; reference: string },
  ): Promise<void>;
  /**
   * One amount from one account to another, once for each seller, type and reference; false when it was posted before. Whether there
   * is enough is for the caller to see first, under a lock of its own: `availableOf` reads inside its transaction.
   */
  post(trx: Transaction<Schema>, movement: Movement): Promise<boolean>;
  /** What can be paid out, in paise, as the transaction sees it; below zero after refunds. */
  availableOf(trx: Transaction<Schema>, sellerId: string): Promise<number>;
  /** Takes paise of a sale that waits for settlement out of what waits; when it was due, or null when not so much of it waits any more. */
  takeWaiting(trx: Transaction<Schema>, sellerId: string, orderId: string, by: number): Promise<Date | null>;
  /** Lets paise of a sale wait for settlement again. */
  waitAgain(trx: Transaction<Schema>, sale: UnsettledSale): Promise<void>;
  /**
   * Withholds what is due on sales that came of age while the creator's PAN was not known; answers how many. To be called when it becomes
   * known, and before money leaves. Takes no more than is available: what exceeds it stays for another time.
   */
  withholdDeferred(sellerId: string): Promise<number>;
  /** As `withholdDeferred`, for everybody who has documents by now. */
  withholdAllDeferred(): Promise<number>;
  /** What a gateway paid out to the platform, or took back; false when it was posted before. */
  postIncoming(trx: Transaction<Schema>, incoming: Incoming): Promise<boolean>;
  /** Makes available what is due; answers how many sales. */
  settleDue(): Promise<number>;
  /** Adds the tail of entries to the snapshots; answers how many. */
  rollUp(): Promise<number>;
  /** What is wrong with the books: nothing, or the worst of it. */
  prove(): Promise<Finding[]>;
  /** Whether the last proof found nothing. */
  isProved(): Promise<boolean>;
  /** Every account of the whole installation before an instant. */
  trialBalance(until: Date): Promise<TrialLine[]>;
  wallet(sellerId: string): Promise<WalletBalances>;
  /** What of a sale is still pending, in paise, and when it becomes available; null when nothing is. */
  unsettled(sellerId: string, orderId: string): Promise<{ amount: number; dueAt: Date } | null>;
  /** Whether anything was ever posted for somebody, whatever is left of it. */
  hasEntries(sellerId: string): Promise<boolean>;
  /** The next entries of a statement from the newest on, for a file: no balances, whoever reads them all calculates those. */
  batch(
    sellerId: string,
    options: Pick<StatementFilter, 'from' | 'to'> & { after: StatementPlace | null; limit: number },
  ): Promise<Omit<StatementRow, 'balance'>[]>;
  statement(
    sellerId: string,
    options: StatementFilter & { after: StatementPlace | null; limit: number },
  ): Promise<StatementRow[]>;
}
