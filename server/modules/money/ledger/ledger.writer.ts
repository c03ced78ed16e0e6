import type { Clock } from '../../../platform/clock/clock';
import { platformAccountId } from '../../../platform/money/platform-account';
import type { Random } from '../../../platform/security/ids';
import type { Account, EntryType, Line, PlatformEntry } from './entry';
import { transactionsDocument, type UnsettledSale } from './ledger.repository';
import { type LedgerTransaction, requireBalanced } from './ledger.rules';

const accounts: Partial<Record<Account, Account>> = {
  'platform.fee': 'platform.plan',
  'platform.feeTax': 'platform.planTax',
};
const entries: Partial<Record<EntryType, PlatformEntry>> = {
  fee: 'plan',
  feeTax: 'planTax',
  feeReversal: 'planReversal',
  feeTaxReversal: 'planTaxReversal',
};

/**
 * The lines of a sale or refund of the platform itself. Nobody else has a share in it: its whole price is the fee, so that what a creator would get
 * comes to nothing and is left out, and the rest stands on accounts beside those of real fees.
 */
const platformLines = (lines: readonly Line[]): Line[] =>
  lines
    .filter(({ account }) => !account.startsWith('creator.'))
    .map((line) => ({
      ...line,
      account: accounts[line.account] ?? line.account,
      type: (line.account.startsWith('platform.') ? entries[line.type] : undefined) ?? line.type,
    }));

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
