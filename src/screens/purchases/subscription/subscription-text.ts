import { type BadgeTone, formatPaise } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Autopay, Subscription, SubscriptionChange, SubscriptionStatus } from '@haat/openapi';
import { perPeriod } from '@haat/web/prices/period';
import { fullDate } from '@haat/web/time/when';

export const statusBadges = {
  trialing: { label: 'Free trial', tone: 'good' },
  active: { label: 'Active', tone: 'good' },
  pastDue: { label: 'Renewing', tone: 'neutral' },
  grace: { label: 'Payment due', tone: 'caution' },
  paused: { label: 'Paused', tone: 'neutral' },
  cancelled: { label: 'Ends soon', tone: 'neutral' },
  expired: { label: 'Ended', tone: 'neutral' },
} as const satisfies Record<SubscriptionStatus, { label: Phrase; tone: BadgeTone }>;

/** "₹499 a month" */
export const termsText = ({ amount, period }: Subscription['terms']): string =>
  `${formatPaise(amount)} ${perPeriod(period)}`;

/** What a change takes from who lets it renew automatically; null when it goes on. */
export function autopayAfter({ terms, canAutopay }: SubscriptionChange, { most }: Autopay): string | null {
  if (terms.period.unit === 'lifetime') return t('Nothing will be charged automatically.');
  if (!canAutopay)
    return t(
      'Auto-renew is not available for this price: we remind you before the end, with a payment link.',
    );
  return terms.amount > most
    ? t(
        'You authorised at most {sum} per charge. Auto-renew stays off at the new price until you authorise it again.',
        { sum: formatPaise(most) },
      )
    : null;
}

/** How it stands, and what happens if its buyer does nothing. */
export function statusText({ status, endsAt, closesAt, resumesAt, autopay }: Subscription): string {
  if (endsAt === null) return t('Lifetime access.');
  const ends = fullDate(endsAt);
  switch (status) {
    case 'trialing':
      return autopay
        ? t('Free until {ends}.', { ends })
        : t('Free until {ends}. It does not auto-renew: pay before then to continue.', { ends });
    case 'active':
      return autopay
        ? t('Paid until {ends}.', { ends })
        : t('Paid until {ends}. It does not auto-renew: we remind you before the end.', { ends });
    case 'pastDue':
      return t('It was paid until {ends}. You keep access while we charge your bank.', { ends });
    case 'grace':
      return t('It was paid until {ends}. You keep access until {date}; renew before then to continue.', {
        ends,
        date: fullDate(closesAt ?? endsAt),
      });
    case 'paused':
      return resumesAt === null
        ? t('Paused.')
        : t('Paused. You keep the remaining days. It resumes automatically on {date}.', {
            date: fullDate(resumesAt),
          });
    case 'cancelled':
      return t('You keep access until {ends}. You will not be charged again.', { ends });
    case 'expired':
      return t('It ended on {ends}. You can resubscribe.', { ends });
  }
}
