import { t } from '@haat/i18n';
import type { Price } from '@haat/openapi';

export interface PriceReduction {
  key: string;
  label: string;
  /** Paise, now and before. */
  amount: number;
  before: number;
  /** How much less, in whole per cent, never more than it is. */
  percent: number;
}

/** The prices that stand beside a higher one. */
export function reductionsOf(prices: readonly Price[]): PriceReduction[] {
  return prices.flatMap(({ id, label, amount, compareAt }, index) => {
    if (compareAt === undefined || compareAt <= amount) return [];
    const percent = Math.floor(((compareAt - amount) * 100) / compareAt);
    return [{ key: id ?? `${index}`, label: label ?? t('Price'), amount, before: compareAt, percent }];
  });
}
