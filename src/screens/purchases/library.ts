import { t, translate } from '@haat/i18n';
import type { ProductKind, Purchase } from '@haat/openapi';
import { describe } from '@haat/web/product-kinds/product-kinds';
import { clockTime, dayNumber, fullDate, longDay } from '@haat/web/time/when';

interface Shelf {
  key: string;
  title: string;
  items: Purchase[];
}

/** So long after it began, something still goes on. In ms. */
const lasts = 3 * 3_600_000;

/** It has an hour, and that is not over. */
const isComing = ({ startsAt, accessUrl }: Purchase, now: Date): boolean =>
  accessUrl !== null && startsAt !== null && Date.parse(startsAt) + lasts > now.getTime();

/** A library on its shelves: what has an hour first and the soonest foremost, then each kind, and at the end what opens no more. */
export function shelvesOf(purchases: readonly Purchase[], now: Date): Shelf[] {
  const coming = purchases
    .filter((one) => isComing(one, now))
    .sort((a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? ''));
  const open = purchases.filter((one) => one.accessUrl !== null && !isComing(one, now));
  const kinds = [...new Set(open.map(({ product }) => product.kind))];
  const ofKind = (kind: ProductKind): Shelf => ({
    key: kind,
    title: translate(describe(kind).labelOfMany),
    items: open.filter(({ product }) => product.kind === kind),
  });
  const shelves = [
    { key: 'coming', title: t('Coming up'), items: coming },
    ...kinds.map(ofKind),
    { key: 'closed', title: t('No access'), items: purchases.filter((one) => one.accessUrl === null) },
  ];
  return shelves.filter(({ items }) => items.length > 0);
}

/** What comes next of something bought; null when it just stays. */
export function nextOf(purchase: Purchase, now: Date): string | null {
  const { startsAt, subscription } = purchase;
  if (isComing(purchase, now) && startsAt !== null) {
    if (Date.parse(startsAt) <= now.getTime()) return t('It has started');
    const ahead = dayNumber(startsAt) - dayNumber(now);
    const day = ahead === 0 ? t('Today') : ahead === 1 ? t('Tomorrow') : longDay(startsAt);
    return t('{day} at {time}', { day, time: clockTime(startsAt) });
  }
  if (!subscription?.endsAt) return null;
  const day = fullDate(subscription.endsAt);
  switch (subscription.status) {
    case 'trialing':
      return t('Free until {day}', { day });
    case 'cancelled':
      return t('Ends on {day}', { day });
    case 'active':
      return t('Paid until {day}', { day });
    case 'grace':
    case 'pastDue':
      return t('Was paid until {day}', { day });
    case 'paused':
    case 'expired':
      return null;
  }
}
