import type { WalletEntry } from '@haat/openapi';
import type { Ledger } from '../../../money';

/** The entries of one event as one line of a statement: a sale with its fee, a refund with what comes back. */
export interface StatementLine {
  at: Date;
  what: string;
  reference: string;
  /** Paise that the buyer paid or got back; signed. The same as `amount` where there is no fee. */
  gross: number;
  /** Paise; signed. */
  amount: number;
  /** Paise in the wallet after it. */
  balance: number;
}

/** What a line is called that an entry belongs to; the entry of its own name is the gross of the line. */
const lines: Record<WalletEntry['type'], readonly [of: WalletEntry['type'], what: string]> = {
  sale: ['sale', 'Sale'],
  fee: ['sale', 'Sale'],
  feeTax: ['sale', 'Sale'],
  refund: ['refund', 'Refund'],
  feeReversal: ['refund', 'Refund'],
  feeTaxReversal: ['refund', 'Refund'],
  payout: ['payout', 'Withdrawal'],
  payoutReturn: ['payoutReturn', 'Withdrawal came back'],
  hold: ['hold', 'Held'],
  release: ['release', 'Released'],
  adjustment: ['adjustment', 'Adjustment'],
  tds: ['tds', 'TDS'],
  tcs: ['tcs', 'TCS'],
  referral: ['referral', 'Invitation'],
  referralReversal: ['referralReversal', 'Invitation taken back'],
};

const batch = 1_000;

export interface StatementTime {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Every line of a statement, newest first, however many. `types` are the entries that are shown; the balances count the others too. */
export async function* statementLines(
  ledger: Pick<Ledger, 'statement' | 'batch'>,
  sellerId: string,
  { from, to }: StatementTime,
  types?: readonly string[],
): AsyncGenerator<StatementLine> {
  const time = { from, to, limit: batch };
  // One reading gives the newest entries and the balance they begin with: of two, the second could see a sale that the first did not.
  const newest = await ledger.statement(sellerId, { ...time, after: null });
  let balance = newest[0]?.balance ?? 0;
  let open = null as { key: string; line: StatementLine } | null;
  for (let entries: Awaited<ReturnType<Ledger['batch']>> = newest; ; ) {
    for (const { at, type, amount, reference } of entries) {
      if (!types || types.includes(type)) {
        const [of, what] = lines[type as WalletEntry['type']] ?? [type, type];
        const key = `${of} ${reference} ${at.getTime()}`;
        const gross = of === type ? amount : 0;
        if (open?.key === key) {
          open.line.gross += gross;
          open.line.amount += amount;
        } else {
          if (open) yield open.line;
          open = { key, line: { at, what, reference, gross, amount, balance } };
        }
      }
      balance -= amount;
    }
    const last = entries.at(-1);
    if (!last || entries.length < batch) break;
    entries = await ledger.batch(sellerId, { ...time, after: last });
  }
  if (open) yield open.line;
}
