import { formatPaise } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Price } from '@haat/openapi';
import { priceBounds } from '@haat/openapi/order-bounds';
import { priceOfAll } from '../pieces';
import { mostPieces } from '../several';
import { priceLimits } from './price-limits';

const mostStock = priceBounds.stock.maximum;

/** What is wrong with a price as typed. Amounts are paise; an empty field is unfinished, not wrong. */
export function amountProblem(amount: number | null): string | undefined {
  if (amount === null) return undefined;
  const { least, most } = priceLimits();
  return amount < least || amount > most
    ? t('Between {least} and {most}.', { least: formatPaise(least), most: formatPaise(most) })
    : undefined;
}

interface Compared {
  priceType: Price['type'] | 'free';
  amount: number | null;
  compareAt: number | null;
}

export function compareProblem({ priceType, amount, compareAt }: Compared): string | undefined {
  if (priceType === 'open' || compareAt === null) return undefined;
  const { least, most } = priceLimits();
  if (compareAt > most) return t('At most {most}.', { most: formatPaise(most) });
  if (priceType === 'free')
    return compareAt < least ? t('At least {least}.', { least: formatPaise(least) }) : undefined;
  return amount !== null && compareAt <= amount
    ? t('Has to be above {amount}.', { amount: formatPaise(amount) })
    : undefined;
}

export function suggestedProblem(amount: number | null, least: number | null): string | undefined {
  if (amount === null) return undefined;
  if (least !== null && amount < least) return t('At least {least}.', { least: formatPaise(least) });
  return amountProblem(amount);
}

export function stockProblem({
  isLimited,
  stock,
}: {
  isLimited: boolean;
  stock: string;
}): string | undefined {
  if (!isLimited || stock.trim() === '') return undefined;
  const count = Number(stock);
  return Number.isInteger(count) && count >= 0 && count <= mostStock
    ? undefined
    : t('A whole number up to {most}.', { most: mostStock.toLocaleString('en-IN') });
}

interface Several {
  priceType: Price['type'] | 'free';
  amount: number | null;
  mostPerOrder: string;
}

/** One order may come to what one price may, and no more. */
export function mostPerOrderProblem({ priceType, amount, mostPerOrder }: Several): string | undefined {
  if (priceType !== 'once' || mostPerOrder.trim() === '') return undefined;
  const count = Number(mostPerOrder);
  if (!Number.isInteger(count) || count < 1 || count > mostPieces)
    return t('A whole number from {least} to {most}.', { least: 1, most: mostPieces });
  const { most } = priceLimits();
  return amount !== null && amount <= most && priceOfAll(amount, count) > most
    ? t('One order can come to {sum}: at most {count} at this price.', {
        sum: formatPaise(most),
        count: Math.floor(most / amount),
      })
    : undefined;
}
