import { formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { Subscription } from '@haat/openapi';

/** Writes a day for people; takes ISO 8601. */
type Day = (at: string) => string;

interface AutopayWords {
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
export function autopayWords(subscription: Subscription, on: Day): AutopayWords | null {
  const { autopay, chargeDay, status, endsAt } = subscription;
  if (!autopay || endsAt === null) return null;
  const { charge, method } = autopay;
  if (autopay.status === 'proposed')
    return {
      tone: 'caution',
      title: t('Your bank has not agreed yet'),
      text: t('We keep looking. Until it has, nothing is taken by itself.'),
    };
  if (autopay.status === 'paused')
    return {
      tone: 'caution',
      title: t('Renewing by itself is on hold in your bank or UPI app'),
      text: t(
        'Nothing is taken until you let it go on there. We remind you before the end, with a link that pays.',
      ),
    };
  if (charge?.state === 'asked')
    return {
      tone: 'neutral',
      title: t('Your bank is asked for {sum} on {day}', {
        sum: sumWith(charge.amount, method),
        day: on(charge.day),
      }),
      text: t(
        'There is nothing for you to do. It stays open until your bank has answered, and your receipt comes by message.',
      ),
    };
  if (charge?.state === 'refused')
    return {
      tone: 'caution',
      title: t('Your bank said no to {sum}', { sum: formatPaise(charge.amount) }),
      text: t('We ask it once more on {day}. If you renew it yourself before, it is not asked again.', {
        day: on(charge.day),
      }),
    };
  if (charge)
    return {
      tone: 'neutral',
      title: t('Renews by itself on {day}: {sum}', {
        day: on(charge.day),
        sum: sumWith(charge.amount, method),
      }),
      text: t('There is nothing for you to do. You can still turn it off, and then nothing is taken.'),
    };
  const { amount } = termsAhead(subscription);
  if (status === 'paused')
    return {
      tone: 'neutral',
      title: t('Renews by itself once it goes on: {sum}', { sum: sumWith(amount, method) }),
      text: t('While it is paused, nothing is taken.'),
    };
  return chargeDay === null
    ? notTaken(subscription, on(endsAt))
    : {
        tone: 'neutral',
        title: t('Renews by itself on {day}: {sum}', { day: on(chargeDay), sum: sumWith(amount, method) }),
        text: t('We tell you at least a day before. Turn it off whenever you like.'),
      };
}

/** Of what renews by itself, and does not now. */
function notTaken({ status, can }: Subscription, ends: string): AutopayWords {
  const isLate = status === 'grace' || status === 'pastDue';
  if (isLate && can.includes('renew'))
    return {
      tone: 'caution',
      title: t('It was not renewed by itself'),
      text: t('Renew it yourself to go on. From then on it renews by itself again.'),
    };
  return {
    tone: 'caution',
    title: t('It is not offered any more, so nothing is taken'),
    text: isLate
      ? t('It costs nothing more.')
      : t('You keep it until {day}, and it costs nothing more.', { day: ends }),
  };
}

/** What its buyer agrees to when it is to renew by itself, a line each. */
export function autopayPromise(subscription: Subscription, on: Day): string[] {
  const { chargeDay } = subscription;
  const sum = formatPaise(termsAhead(subscription).amount);
  return [
    chargeDay === null
      ? t('At most {sum} is taken each time, when the time you paid for ends.', { sum })
      : t('At most {sum} is taken each time, when the time you paid for ends: first on {day}.', {
          sum,
          day: on(chargeDay),
        }),
    t('We tell you at least a day before, by message, with a link to say no.'),
    t('You can stop it at any time, here or in your UPI app.'),
  ];
}

/** What proves the account: it is no payment for anything. */
export const approvalSum = 'To agree, your bank takes ₹1 and gives it back.';

/** What comes of a charge that the bank was asked for before its buyer said no; null where there is none. */
export const takenAfterNo = (autopay: Subscription['autopay']): string | null =>
  autopay?.charge?.state === 'asked'
    ? t('Your bank was asked for {sum} already. What it takes after this goes back to you by itself.', {
        sum: formatPaise(autopay.charge.amount),
      })
    : null;

/** What comes of turning it off. */
export function autopayOffWords({ autopay, status, endsAt }: Subscription, on: Day): string {
  const taken = takenAfterNo(autopay);
  if (taken) return taken;
  const isOpen = endsAt !== null && (status === 'active' || status === 'trialing');
  return isOpen
    ? t(
        'Nothing is taken any more. You keep it until {day}, and we remind you before the end with a link that pays.',
        { day: on(endsAt) },
      )
    : t('Nothing is taken any more. You can pay for it yourself whenever you like.');
}

const termsAhead = ({ nextTerms, terms }: Subscription) => nextTerms ?? terms;
