import { formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { SaleDate } from '@haat/openapi';

/** Of a date that costs less than was paid (paise): no money moves. Undefined for any other. */
export function cheaperDateNote({ price }: Pick<SaleDate, 'price'>, paid: number): string | undefined {
  if (price === null || price >= paid) return undefined;
  return t('Costs {price} instead of {paid}. The difference is not refunded.', {
    price: formatPaise(price),
    paid: formatPaise(paid),
  });
}
