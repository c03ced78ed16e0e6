import type { Account, EntryType, Line, PlatformEntry } from './entry';

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
export const platformLines = (lines: readonly Line[]): Line[] =>
  lines
    .filter(({ account }) => !account.startsWith('creator.'))
    .map((line) => ({
      ...line,
      account: accounts[line.account] ?? line.account,
      type: (line.account.startsWith('platform.') ? entries[line.type] : undefined) ?? line.type,
    }));
