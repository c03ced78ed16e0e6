import type { Price } from '@haat/contract';
import { shownCount } from './kinds/written';
import { type PriceDraft, priceField, priceProblems } from './price-draft';

type IsWrong = (field: string) => boolean;

/** A price as it is sent: what of it is wrong, or asked for and still empty, is what the server had. */
export function mendedPrice(one: PriceDraft, had: Price | undefined, isWrong: IsWrong): PriceDraft {
  if (!had) return one;
  const wrong = (name: string) => isWrong(priceField(one.key, name));
  const isUnsaid = (name: 'stock' | 'trialDays') => one[name].trim() === '' || wrong(name);
  return {
    ...one,
    ...(wrong('compareAt') && { compareAt: had.compareAt ?? null }),
    ...(isUnsaid('stock') && { stock: shownCount(had.stock) }),
    ...(isUnsaid('trialDays') && { trialDays: shownCount(had.trialDays) }),
  };
}

/** What is wrong also with what the server had: the amount may have risen above what it was compared with. */
export function stillWrong(mended: PriceDraft, isWrong: IsWrong): IsWrong {
  const wrong = new Set(priceProblems(mended).flatMap(([field, problem]) => (problem ? [field] : [])));
  return (field) => isWrong(field) && wrong.has(field);
}
