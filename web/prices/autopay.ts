import { formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Subscription } from '@haat/openapi';

/** Writes a day for people; takes ISO 8601. */
type Day = (at: string) => string;

interface AutopayText {
  tone: 'neutral' | 'caution';
  /** A sentence without its full stop. */
  title: string;
  /** What happens if its buyer does nothing, and what they may do. */
  text: string;
}

/** "₹499 with UPI" */
function sumWith(paise: number, method: string | null): string {
  const sum = formatPaise(paise);
  if (method === null) return sum;
  if (method === 'upi') return t('{sum} with UPI', { sum });
  return method === 'card' ? t('{sum} with your card', { sum }) : t('{sum} with your bank', { sum });
}

/** How it stands with renewing by itself; null where it does not. */
export function autopayText(subscription: Subscription, on: Day): AutopayText | null {
  const { autopay, chargeDay, status, endsAt } = subscription;
  if (!autopay || endsAt === null) return null;
  const { charge, method } = autopay;
  if (autopay.status === 'proposed')
    return {
      tone: 'caution',
      title: t('Your bank has not authorised it yet'),
      text: t('We keep checking. Until then, nothing is charged automatically.'),
    };
  if (autopay.status === 'paused')
    return {
      tone: 'caution',
      title: t('Auto-renew is paused in your bank or UPI app'),
      text: t(
        'Nothing is charged until you resume it there. We remind you before the end, with a payment link.',
      ),
    };
  if (charge?.state === 'asked')
    return {
      tone: 'neutral',
      title: t('{sum} will be charged on {day}', {
        sum: sumWith(charge.amount, method),
        day: on(charge.day),
      }),
      text: t(
        'You do not need to do anything. You keep access in the meantime, and your receipt arrives by message.',
      ),
    };
  if (charge?.state === 'refused')
    return {
      tone: 'caution',
      title: t('Your payment of {sum} failed', { sum: formatPaise(charge.amount) }),
      text: t('We will retry it on {day}. If you renew it yourself before, it is not charged again.', {
        day: on(charge.day),
      }),
    };
  if (charge)
    return {
      tone: 'neutral',
      title: t('Renews on {day}: {sum}', {
        day: on(charge.day),
        sum: sumWith(charge.amount, method),
      }),
      text: t('You do not need to do anything. You can still turn it off, and then nothing is charged.'),
    };
  const { amount } = nextTermsOf(subscription);
  if (status === 'paused')
    return {
      tone: 'neutral',
      title: t('Renews once it resumes: {sum}', { sum: sumWith(amount, method) }),
      text: t('While it is paused, nothing is charged.'),
    };
  return chargeDay === null
    ? notTaken(subscription, on(endsAt))
    : {
        tone: 'neutral',
        title: t('Renews on {day}: {sum}', { day: on(chargeDay), sum: sumWith(amount, method) }),
        text: t('We notify you at least a day before. Turn it off at any time.'),
      };
}

/** Of what renews automatically, and does not now. */
function notTaken({ status, can }: Subscription, ends: string): AutopayText {
  const isLate = status === 'grace' || status === 'pastDue';
  if (isLate && can.includes('renew'))
    return {
      tone: 'caution',
      title: t('Auto-renew failed'),
      text: t('Renew it yourself to continue. Auto-renew is on again after that.'),
    };
  return {
    tone: 'caution',
    title: t('It is no longer offered, so nothing is charged'),
    text: isLate
      ? t('You will not be charged again.')
      : t('You keep access until {day} and will not be charged again.', { day: ends }),
  };
}

/** What its buyer agrees to when it is to renew automatically, a line each. */
export function autopayPromise(subscription: Subscription, on: Day): string[] {
  const { chargeDay } = subscription;
  const sum = formatPaise(nextTermsOf(subscription).amount);
  return [
    chargeDay === null
      ? t('At most {sum} is charged each time your paid period ends.', { sum })
      : t('At most {sum} is charged each time your paid period ends, first on {day}.', {
          sum,
          day: on(chargeDay),
        }),
    t('We notify you at least a day before, with a link to decline.'),
    t('You can cancel at any time, here or in your UPI app.'),
  ];
}

/** What proves the account: it is no payment for anything. */
export const approvalSum = 'Your bank charges ₹1 to authorise it and refunds it.';

/** What comes of a charge that the bank was asked for before its buyer said no; null where there is none. */
export const takenAfterNo = (autopay: Subscription['autopay']): string | null =>
  autopay?.charge?.state === 'asked'
    ? t(
        'A charge of {sum} is already in progress. If it succeeds after this, it is refunded automatically.',
        {
          sum: formatPaise(autopay.charge.amount),
        },
      )
    : null;

/** What comes of turning it off. */
export function autopayOffText({ autopay, status, endsAt }: Subscription, on: Day): string {
  const taken = takenAfterNo(autopay);
  if (taken) return taken;
  const isOpen = endsAt !== null && (status === 'active' || status === 'trialing');
  return isOpen
    ? t(
        'Nothing more is charged. You keep access until {day}, and we remind you before the end with a payment link.',
        { day: on(endsAt) },
      )
    : t('Nothing more is charged. You can renew it yourself at any time.');
}

const nextTermsOf = ({ nextTerms, terms }: Subscription) => nextTerms ?? terms;
