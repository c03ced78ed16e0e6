import { formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';

/** A sum as a price: nothing is said in a word. */
export const figureOf = (paise: number): string => (paise === 0 ? t('Free') : formatPaise(paise));

/** Nothing of it is ever paid for, by nobody. */
export const isFree = ({ prices }: Pick<PublicProduct, 'prices'>): boolean =>
  prices.length > 0 && prices.every(({ amount }) => amount === 0);
