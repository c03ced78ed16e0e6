import { formatPaise } from '@haat/design-system';
import { t } from '@haat/i18n';
import { leastRefund as least } from '@haat/openapi/quotas';

/** Validation error of a refund amount of at most `refundable` paise; null if valid. */
export function refundProblem(amount: number | null, refundable: number): string | null {
  if (amount === null) return t('Enter an amount.');
  if (amount > refundable) return t('At most {sum} can be refunded.', { sum: formatPaise(refundable) });
  if (amount === refundable) return null;
  if (amount < least) return t('The minimum is {sum}.', { sum: formatPaise(least) });
  if (refundable - amount < least)
    return t('Leave at least {least}, or refund all {sum}.', {
      least: formatPaise(least),
      sum: formatPaise(refundable),
    });
  return null;
}
