import type { Clock } from '../../../platform/clock/clock';
import { platformAccountId } from '../../../platform/money/platform-account';
import type { Random } from '../../../platform/security/ids';
import { transactionsDocument, type UnsettledSale } from './ledger.repository';
import { type LedgerTransaction, requireBalanced } from './ledger.rules';
import { platformLines } from './plan.rules';

export interface Writer {
  /** A transaction of this moment. */
  transaction(
    about: Pick<LedgerTransaction, 'sellerId' | 'type' | 'reference' | 'subject' | 'lines'>,
  ): LedgerTransaction;
  /** The only way into the ledger: checked here, and written once per seller, type and reference. */
  checked(transactions: LedgerTransaction[], unsettled?: UnsettledSale[]): string;
}

export function createWriter({ clock, random }: { clock: Clock; random: Random }): Writer {
  return {
    transaction(about) {
      const lines = about.sellerId === platformAccountId ? platformLines(about.lines) : about.lines;
      return { ...about, lines, id: random.uuid(), at: clock.now() };
    },
    checked(transactions, unsettled = []) {
      for (const transaction of transactions) requireBalanced(transaction);
      return transactionsDocument(transactions, unsettled);
    },
  };
}
