import { t } from '@haat/i18n';
import type { FieldProblem } from '@haat/kinds/kind';
import { compareProblem } from '@haat/kinds/parts/editor/price-problems';
import { shownCount } from '@haat/kinds/parts/editor/written';
import type { Price } from '@haat/openapi';
import { periodDraft } from './period-choice';
import { type PriceDraft, priceDraftOf, priceField, priceOf, priceProblems } from './price-draft';

type IsWrong = (field: string) => boolean;

/** A price as it is sent: what of it is wrong, or asked for and still empty, is what the server had. */
function mendedPrice(one: PriceDraft, persisted: Price, isWrong: IsWrong): PriceDraft {
  const wrong = (name: string) => isWrong(priceField(one.key, name));
  const isUnsaid = (name: 'stock' | 'mostPerOrder' | 'trialDays' | 'days') =>
    one[name].trim() === '' || wrong(name);
  const { amount, priceType } = priceDraftOf(persisted, one.key);
  const mended = {
    ...one,
    // What was given away stays so until somebody writes what it costs.
    ...((one.amount === null || wrong('amount')) && (priceType === 'free' ? { priceType } : { amount })),
    ...(persisted.period && one.period === 'days' && isUnsaid('days') && periodDraft(persisted.period)),
    ...(isUnsaid('stock') && { stock: shownCount(persisted.stock) }),
    ...(isUnsaid('mostPerOrder') && { mostPerOrder: String(persisted.mostPerOrder ?? 1) }),
    ...(isUnsaid('trialDays') && { trialDays: shownCount(persisted.trialDays) }),
  };
  const isCompareWrong = wrong('compareAt') || compareProblem(mended) !== undefined;
  return isCompareWrong ? { ...mended, compareAt: persisted.compareAt ?? null } : mended;
}

/**
 * What is kept of a price on top of what the server had, as far as that is still right: the amount may have risen above
 * what it was compared with. One that says too little stays as it was; null where it was nothing yet.
 */
export function savedPrice(one: PriceDraft, persisted: Price | undefined, isWrong: IsWrong): Price | null {
  const mended = persisted ? mendedPrice(one, persisted, isWrong) : one;
  const wrong = new Set(priceProblems(mended).flatMap(([field, problem]) => (problem ? [field] : [])));
  return priceOf(mended, (field) => wrong.has(field)) ?? persisted ?? null;
}

/** What of a price has been emptied that buyers have: they keep it until something else is written. */
export function emptiedOf(one: PriceDraft, persisted: Price | undefined): FieldProblem[] {
  if (!persisted) return [];
  const at = (name: string) => priceField(one.key, name);
  const isEmpty = (name: 'stock' | 'mostPerOrder' | 'trialDays' | 'days') => one[name].trim() === '';
  const isSubscribed = one.priceType === 'subscription';
  const isTried =
    isSubscribed && one.hasTrial && one.period !== 'lifetime' && persisted.trialDays !== undefined;
  const number = t('Enter a number.');
  return [
    [at('amount'), one.priceType !== 'free' && one.amount === null ? t('Enter the price.') : undefined],
    [at('stock'), one.isLimited && persisted.stock !== undefined && isEmpty('stock') ? number : undefined],
    [
      at('mostPerOrder'),
      one.priceType === 'once' && persisted.mostPerOrder !== undefined && isEmpty('mostPerOrder')
        ? number
        : undefined,
    ],
    [at('days'), isSubscribed && one.period === 'days' && isEmpty('days') ? number : undefined],
    [at('trialDays'), isTried && isEmpty('trialDays') ? number : undefined],
  ];
}
