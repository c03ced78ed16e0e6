import { anyTime, type PeriodChoice, readPeriod, spanOf } from '../../components/filters/period';
import type { EntriesFilter } from '../../queries/money/wallet.queries';

export const kinds = ['sale', 'refund', 'payout', 'referral', 'adjustment'] as const;

/** The choices of the screen, as its address carries them. */
export interface StatementChoices extends PeriodChoice {
  kind: (typeof kinds)[number] | '';
}

export const noChoices: StatementChoices = { kind: '', ...anyTime };

/** Reads the choices from an address; what makes no sense is not chosen. */
export function readChoices(search: string): StatementChoices {
  const query = new URLSearchParams(search);
  return { kind: kinds.find((kind) => kind === query.get('kind')) ?? '', ...readPeriod(query) };
}

/** The choices as an address's query; empty when nothing is chosen. */
export function writeChoices(choices: StatementChoices): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(noChoices) as (keyof StatementChoices)[]) {
    if (choices[key] !== noChoices[key]) query.set(key, choices[key]);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** What the server is asked for. */
export const filterOf = ({ kind, ...period }: StatementChoices, now: Date): EntriesFilter => ({
  ...spanOf(period, now),
  ...(kind && { kind }),
});
