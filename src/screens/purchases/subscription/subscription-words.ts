import { type BadgeTone, formatPaise } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Autopay, Subscription, SubscriptionChange, SubscriptionStatus } from '@haat/openapi';
import { perPeriod } from '../../../../storefront/document/pricing/period';
import { fullDate } from '../../../components/time/when';

export const statusWords = {
  trialing: { label: 'Free days', tone: 'good' },
  active: { label: 'Active', tone: 'good' },
  pastDue: { label: 'Renewing', tone: 'neutral' },
  grace: { label: 'Payment due', tone: 'caution' },
  paused: { label: 'Paused', tone: 'neutral' },
  cancelled: { label: 'Ends soon', tone: 'neutral' },
  expired: { label: 'Ended', tone: 'neutral' },
} as const satisfies Record<SubscriptionStatus, { label: Phrase; tone: BadgeTone }>;

/** "₹499 a month" */
export const termsWords = ({ amount, period }: Subscription['terms']): string =>
  `${formatPaise(amount)} ${perPeriod(period)}`;

/** What a change takes from who lets it renew by itself; null when it goes on. */
export function autopayAfter({ terms, canAutopay }: SubscriptionChange, { most }: Autopay): string | null {
  if (terms.period.unit === 'lifetime') return t('Nothing more is taken by itself.');
  if (!canAutopay)
    return t(
      'This price cannot renew by itself, so nothing more is taken: we remind you before the end, with a link that pays.',
    );
  return terms.amount > most
    ? t(
        'You agreed to at most {sum} a time. At the new price it does not renew by itself until you agree to that anew.',
        { sum: formatPaise(most) },
      )
    : null;
}

/** How it stands, and what happens if its buyer does nothing. */
export function standingWords({ status, endsAt, closesAt, resumesAt, autopay }: Subscription): string {
  if (endsAt === null) return t('Paid once. It never ends.');
  const ends = fullDate(endsAt);
  switch (status) {
    case 'trialing':
      return autopay
        ? t('Free until {ends}.', { ends })
        : t('Free until {ends}. Nothing is taken by itself: pay before then to go on.', { ends });
    case 'active':
      return autopay
        ? t('Paid until {ends}.', { ends })
        : t('Paid until {ends}. Nothing is taken by itself: we remind you before the end.', { ends });
    case 'pastDue':
      return t('It was paid until {ends}, and stays open while your bank is asked.', { ends });
    case 'grace':
      return t('It was paid until {ends}. It stays open until {date}, and ends then unless you renew it.', {
        ends,
        date: fullDate(closesAt ?? endsAt),
      });
    case 'paused':
      return resumesAt === null
        ? t('It is paused.')
        : t('It is paused, and the days that are left wait for you. It goes on by itself on {date}.', {
            date: fullDate(resumesAt),
          });
    case 'cancelled':
      return t('It stays open until {ends} and ends then. It costs nothing more.', { ends });
    case 'expired':
      return t('It ran until {ends} and has ended. You can take it up again.', { ends });
  }
}
