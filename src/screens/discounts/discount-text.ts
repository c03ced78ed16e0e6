import { type BadgeProps, formatPaise } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Discount } from '@haat/openapi';
import { shortDate } from '@haat/web/time/when';
import { hasFirstDay } from './discount-draft';

export const statusText = {
  scheduled: { label: 'Planned', tone: 'link' },
  active: { label: 'Live', tone: 'good' },
  exhausted: { label: 'Used up', tone: 'neutral' },
  expired: { label: 'Ended', tone: 'neutral' },
  disabled: { label: 'Off', tone: 'neutral' },
} as const satisfies Record<Discount['status'], { label: Phrase; tone: NonNullable<BadgeProps['tone']> }>;

/** "20% off", "₹300 off, every period" */
export function offText({ basisPoints, amount, periods }: Discount): string {
  const off = basisPoints === null ? formatPaise(amount ?? 0) : `${basisPoints / 100}%`;
  return periods === 'every' ? t('{off} off, every period', { off }) : t('{off} off', { off });
}

/** What it is called in its row: its code, or that it needs none. */
export const nameOf = ({ code, label }: Discount): string => code ?? label ?? t('Automatic');

/** "First 100 orders, one each, from ₹500" */
export function whoText({ code, maxUses, maxPerBuyer, minAmount }: Discount): string {
  return [
    maxUses === null
      ? code === null
        ? t('Applied automatically')
        : t('Everyone')
      : t('First {count} orders', { count: maxUses }),
    maxPerBuyer !== null && (maxPerBuyer === 1 ? t('one each') : t('{count} each', { count: maxPerBuyer })),
    minAmount !== null && t('from {sum}', { sum: formatPaise(minAmount) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "From 31 Dec", "Until 30 Nov", "1 Nov to 8 Nov", "No end" */
export function whenText(discount: Discount): string {
  const { startsAt, endsAt, status } = discount;
  const last = endsAt && shortDate(new Date(Date.parse(endsAt) - 1));
  if (status === 'scheduled' && !last) return t('From {date}', { date: shortDate(startsAt) });
  if (last)
    return hasFirstDay(discount)
      ? t('{from} to {to}', { from: shortDate(startsAt), to: last })
      : t('Until {date}', { date: last });
  return t('No end');
}

/** "41 of 100", "19 used" */
export const usedText = ({ used, maxUses }: Discount): string =>
  maxUses === null ? t('{count} used', { count: used }) : t('{done} of {all}', { done: used, all: maxUses });

/** The preview with the code in its address. */
export function linkWith(code: string, productUrl: string): string {
  const url = new URL(productUrl, window.location.origin);
  url.searchParams.set('code', code);
  return url.href;
}
