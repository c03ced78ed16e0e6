import { t } from '@haat/i18n';
import { hourOf } from '@haat/kinds/parts/preview/hour-of';
import type { Purchase } from '@haat/openapi';
import { isEnded } from '@haat/web/library/opening';
import { untilText } from '@haat/web/prices/subscription-status';
import { dayNumber, fullDate, longDay } from '@haat/web/time/when';

interface Shelf {
  key: 'coming' | 'open' | 'ended';
  title: string;
  items: Purchase[];
}

/** So long after it began, something still goes on. In ms. */
const lasts = 3 * 3_600_000;

const indiaOffsetMs = 5.5 * 3_600_000;

/** As the pages of buyers say it: "6:30 pm", in India. */
function timeIn(instant: string): string {
  const at = new Date(Date.parse(instant) + indiaOffsetMs);
  return hourOf(at.getUTCHours(), at.getUTCMinutes());
}

/** It has an hour, and that is not over. */
const isComing = ({ startsAt, accessUrl }: Purchase, now: Date): boolean =>
  accessUrl !== null && startsAt !== null && Date.parse(startsAt) + lasts > now.getTime();

/** A library on its shelves: what has an hour first and the soonest foremost, then what opens or was given away, and at the end what opens no more. */
export function shelvesOf(purchases: readonly Purchase[], now: Date): Shelf[] {
  const coming = purchases
    .filter((one) => isComing(one, now))
    .sort((a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? ''));
  const shelves: Shelf[] = [
    { key: 'coming', title: t('Coming up'), items: coming },
    {
      key: 'open',
      title: t('Library'),
      items: purchases.filter((one) => !isEnded(one) && !isComing(one, now)),
    },
    { key: 'ended', title: t('Ended'), items: purchases.filter(isEnded) },
  ];
  return shelves.filter(({ items }) => items.length > 0);
}

/** Two lists as one, each purchase once. */
export const together = (first: readonly Purchase[], then: readonly Purchase[]): Purchase[] => [
  ...new Map([...first, ...then].map((one) => [one.orderId, one])).values(),
];

/** What comes next of something bought; null when it just stays. */
export function nextOf(purchase: Purchase, now: Date): string | null {
  const { startsAt, startsTitle, subscription } = purchase;
  if (isComing(purchase, now) && startsAt !== null) {
    if (Date.parse(startsAt) <= now.getTime())
      return startsTitle === null ? t('It has started') : t('{title} has started', { title: startsTitle });
    const ahead = dayNumber(startsAt) - dayNumber(now);
    const day = ahead === 0 ? t('Today') : ahead === 1 ? t('Tomorrow') : longDay(startsAt);
    const when = t('{day} at {time}', { day, time: timeIn(startsAt) });
    return startsTitle === null ? when : `${startsTitle}: ${when}`;
  }
  return subscription ? untilText(subscription, fullDate) : null;
}
