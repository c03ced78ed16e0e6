import { t } from '@haat/i18n';
import type { Subscription } from '@haat/openapi';

/** Writes a day for people; takes ISO 8601. */
type Day = (at: string) => string;

/** Until when it is paid or free, without what comes then; null while it is paused, once it is over, and for what does not end. */
export function untilText(
  { status, endsAt }: Pick<Subscription, 'status' | 'endsAt'>,
  on: Day,
): string | null {
  if (endsAt === null) return null;
  const day = on(endsAt);
  switch (status) {
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

/** How it stands, and what happens if its buyer does nothing. */
export function statusText({ status, endsAt, closesAt, resumesAt, autopay }: Subscription, on: Day): string {
  if (endsAt === null) return t('Lifetime access.');
  const ends = on(endsAt);
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
        date: on(closesAt ?? endsAt),
      });
    case 'paused':
      return resumesAt === null
        ? t('Paused.')
        : t('Paused. You keep the remaining days. It resumes automatically on {date}.', {
            date: on(resumesAt),
          });
    case 'cancelled':
      return t('You keep access until {ends}. You will not be charged again.', { ends });
    case 'expired':
      return t('It ended on {ends}. You can resubscribe.', { ends });
  }
}

/** What a day alone would say wrongly or not at all: that its days are free, its payment is late, or it is paused. Null for any other. */
export function statusNote(subscription: Subscription, on: Day): string | null {
  switch (subscription.status) {
    case 'trialing':
    case 'pastDue':
    case 'grace':
    case 'paused':
      return subscription.endsAt === null ? null : statusText(subscription, on);
    case 'active':
    case 'cancelled':
    case 'expired':
      return null;
  }
}
