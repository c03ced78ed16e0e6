import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import type { Random } from '../../platform/ids';
import type { Schema } from '../../platform/schema';
import {
  insertTransactions,
  readBalances,
  reduceUnsettled,
  rollTail,
  takeDue,
  transactionsDocument,
  type UnsettledSale,
} from './ledger.repository';
import {
  type LedgerTransaction,
  netOf,
  refundLines,
  requireBalanced,
  type SaleAmounts,
  saleLines,
  settlementLines,
} from './ledger.rules';
import { type Finding, readFindings } from './proof.repository';
import {
  readStatement,
  readUpcoming,
  type StatementFilter,
  type StatementPlace,
  type StatementRow,
} from './statement.repository';
import { readProof, readTrialBalance, type TrialLine, writeProof } from './trial.repository';
import { addWorkingDays } from './working-days';

export interface LedgerOptions {
  database: Database;
  clock: Clock;
  random: Random;
  /** Working days between a sale and the creator's money being available. */
  settlementDays: number;
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
  /** Everything ever earned, after fees and refunds. */
  lifetime: number;
  upcoming: { dueAt: Date; amount: number }[];
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
  statement(
    sellerId: string,
    options: StatementFilter & { after: StatementPlace | null; limit: number },
  ): Promise<StatementRow[]>;
}

/** The only currency sold in; every entry names it all the same. */
export const currency = 'INR';

export function createLedger({ database, clock, random, settlementDays }: LedgerOptions): Ledger {
  /** The only way into the ledger: checked here, and written once per seller, type and reference. */
  function checked(transactions: LedgerTransaction[], unsettled: UnsettledSale[] = []): string {
    for (const transaction of transactions) requireBalanced(transaction);
    return transactionsDocument(transactions, unsettled);
  }

  function transaction(
    about: Pick<LedgerTransaction, 'sellerId' | 'type' | 'reference' | 'subject' | 'lines'>,
  ): LedgerTransaction {
    return { ...about, id: random.uuid(), at: clock.now() };
  }

  async function settleSome(): Promise<number> {
    return database.tx(async (trx) => {
      const due = await takeDue(trx, clock.now());
      const shares = new Map<string, number>();
      for (const sale of due) shares.set(sale.sellerId, (shares.get(sale.sellerId) ?? 0) + sale.amount);
      const settlements = [...shares].map(([sellerId, amount]) =>
        transaction({
          sellerId,
          type: 'settlement',
          reference: random.uuid(),
          lines: settlementLines(amount, currency),
        }),
      );
      if (settlements.length > 0) await insertTransactions(trx, checked(settlements));
      return due.length;
    });
  }

  return {
    sale(order) {
      const { sellerId, orderId } = order;
      const dueAt = addWorkingDays(clock.now(), settlementDays);
      const sale = transaction({ sellerId, type: 'sale', reference: orderId, lines: saleLines(order) });
      return checked([sale], [{ sellerId, orderId, amount: netOf(order), dueAt }]);
    },

    async postRefund(trx, part, reference) {
      const { sellerId, orderId } = part;
      const isWaiting = await reduceUnsettled(trx, sellerId, orderId, netOf(part));
      const lines = refundLines(part, isWaiting ? 'creator.pending' : 'creator.available');
      const refund = transaction({ sellerId, type: 'refund', reference, subject: orderId, lines });
      if ((await insertTransactions(trx, checked([refund]))) === 0)
        throw new Error(`The refund ${reference} was posted before`);
    },

    async settleDue() {
      return untilNone(settleSome);
    },

    async rollUp() {
      return untilNone(() => database.tx((trx) => rollTail(trx, clock.now())));
    },

    async prove() {
      const findings = await readFindings(database.db);
      await writeProof(database.db, { at: clock.now(), findings: findings.length });
      return findings;
    },

    isProved: () => readProof(database.db),
    trialBalance: (until) => readTrialBalance(database.db, until),

    async wallet(sellerId) {
      const [balances, upcoming] = await Promise.all([
        readBalances(database.db, sellerId, currency),
        readUpcoming(database.db, sellerId),
      ]);
      const of = (...accounts: Parameters<typeof balances.get>[0][]) =>
        accounts.reduce((sum, account) => sum + (balances.get(account) ?? 0), 0);
      return {
        pending: of('creator.pending'),
        available: of('creator.available'),
        inTransit: of('creator.inTransit'),
        // Sales and refunds alone touch these, each the mirror of the creator's share; payouts do not.
        lifetime: 0 - of('gateway', 'platform.fee', 'platform.feeTax'),
        upcoming,
      };
    },

    statement: (sellerId, options) => readStatement(database.db, sellerId, { ...options, currency }),
  };
}

/** Repeats a batch until it finds nothing; answers the sum. */
async function untilNone(batch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = await batch(); done > 0; done = await batch()) total += done;
  return total;
}
