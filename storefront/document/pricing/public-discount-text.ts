import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';

/** What a discount is called: its creator's own words, or what it takes off ("20% off", "₹50 off"). */
export function publicDiscountText(reduction: PublicProduct['reduction']): string {
  const text = reduction?.text ?? '';
  const [, sum] = /^([₹\d.,]+%?) off$/.exec(text) ?? [];
  return sum === undefined ? text : t('{sum} off', { sum });
}
