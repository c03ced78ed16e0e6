import { t } from '@haat/i18n';
import type { Discount, NewDiscount } from '@haat/openapi';
import { dayNumber, dayOfField, fieldOfDay, startOfDay } from '@haat/web/time/when';

/** A product that a discount may hold for, as its link needs it. */
export interface ForProduct {
  id: string;
  title: string;
  url: string;
}

/** A discount as its form holds it. */
export interface DiscountDraft {
  way: 'code' | 'automatic';
  code: string;
  label: string;
  off: 'percent' | 'amount';
  percent: string;
  /** Paise. */
  amount: number | null;
  /** Null: all products, which somebody has to say; empty: one of them, which is not chosen yet. */
  productId: string | null;
  /** As date fields write it; the last day is one of its days. */
  from: string;
  until: string;
  maxUses: string;
  maxPerBuyer: string;
  minAmount: number | null;
  periods: 'first' | 'every';
}

export function draftOf(discount: Discount | null, productId: string | null): DiscountDraft {
  if (!discount)
    return {
      way: 'code',
      code: '',
      label: '',
      off: 'percent',
      percent: '',
      amount: null,
      productId,
      from: '',
      until: '',
      maxUses: '',
      maxPerBuyer: '',
      minAmount: null,
      periods: 'first',
    };
  const { code, label, basisPoints, amount, product, startsAt, endsAt, maxUses, maxPerBuyer } = discount;
  return {
    way: code === null ? 'automatic' : 'code',
    code: code ?? '',
    label: label ?? '',
    off: basisPoints === null ? 'amount' : 'percent',
    percent: basisPoints === null ? '' : String(basisPoints / 100),
    amount,
    productId: product?.id ?? null,
    from: hasFirstDay(discount) ? fieldOfDay(dayNumber(startsAt)) : '',
    until: endsAt === null ? '' : fieldOfDay(dayNumber(new Date(Date.parse(endsAt) - 1))),
    maxUses: maxUses === null ? '' : String(maxUses),
    maxPerBuyer: maxPerBuyer === null ? '' : String(maxPerBuyer),
    minAmount: discount.minAmount,
    periods: discount.periods,
  };
}

/** Whether one was chosen: without it a discount holds from when it was made. */
export const hasFirstDay = ({ startsAt, createdAt }: Discount): boolean =>
  Date.parse(startsAt) > Date.parse(createdAt);

/** "12.5" to 1250; null for what is no part of a price. */
export function basisPointsOf(percent: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(percent.trim())) return null;
  const points = Math.round(Number(percent.trim().replace(',', '.')) * 100);
  return points >= 1 && points <= 10_000 ? points : null;
}

const wholeOf = (typed: string): number | null =>
  /^[1-9]\d{0,6}$/.test(typed.trim()) ? Number(typed) : null;

/** What is wrong before anybody is asked, by the contract's fields. */
export function problemsOf(draft: DiscountDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.way === 'code' && !/^[A-Z0-9_-]{2,40}$/.test(draft.code.trim()))
    problems['code'] = t('Enter 2 to 40 letters, digits, - or _.');
  if (draft.off === 'percent' && basisPointsOf(draft.percent) === null)
    problems['basisPoints'] = t('Enter a number up to 100, such as 20 or 12.5.');
  if (draft.off === 'amount' && !draft.amount) problems['amount'] = t('Enter the discount in rupees.');
  if (draft.productId === '') problems['productId'] = t('Choose the product.');
  if (draft.maxUses.trim() !== '' && wholeOf(draft.maxUses) === null)
    problems['maxUses'] = t('Enter a whole number, or leave it empty.');
  if (draft.maxPerBuyer.trim() !== '' && wholeOf(draft.maxPerBuyer) === null)
    problems['maxPerBuyer'] = t('Enter a whole number, or leave it empty.');
  return problems;
}

/** What the form asks the server for; what was not touched of a window is not sent. */
export function discountIn(draft: DiscountDraft, before: Discount | null): NewDiscount {
  const old = draftOf(before, null);
  const from = dayOfField(draft.from);
  const until = dayOfField(draft.until);
  const off =
    draft.off === 'percent' ? { basisPoints: basisPointsOf(draft.percent) } : { amount: draft.amount };
  return {
    code: draft.way === 'code' ? draft.code.trim() : null,
    label: draft.label.trim() || null,
    ...off,
    productId: draft.productId,
    ...(draft.from !== old.from && { startsAt: from === null ? null : startOfDay(from).toISOString() }),
    ...(draft.until !== old.until && { endsAt: until === null ? null : startOfDay(until + 1).toISOString() }),
    maxUses: wholeOf(draft.maxUses),
    maxPerBuyer: wholeOf(draft.maxPerBuyer),
    minAmount: draft.minAmount,
    periods: draft.periods,
  };
}
