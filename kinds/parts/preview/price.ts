import { formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';

/** A price; “Free” if it is 0. */
export const figureOf = (paise: number): string => (paise === 0 ? t('Free') : formatPaise(paise));

/** Nothing is ever paid for it. */
export const isFree = ({ prices }: Pick<PublicProduct, 'prices'>): boolean =>
  prices.length > 0 && prices.every(({ amount }) => amount === 0);
