import { formatPaise } from '@haat/design-system';
import { t } from '@haat/i18n';

/** What is wrong with an amount to withdraw, in words; undefined when it can go. Paise. */
export function amountProblem(amount: number | null, { least, most }: { least: number; most: number }) {
  if (amount === null || amount === 0) return t('Enter an amount.');
  if (amount < least) return t('The minimum is {sum}.', { sum: formatPaise(least) });
  if (amount > most) return t('At most {sum} can be withdrawn now.', { sum: formatPaise(most) });
  return undefined;
}
