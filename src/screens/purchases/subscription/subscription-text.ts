import { type BadgeTone, formatPaise } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Autopay, Subscription, SubscriptionChange, SubscriptionStatus } from '@haat/openapi';
import { perPeriod } from '@haat/web/prices/period';

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
