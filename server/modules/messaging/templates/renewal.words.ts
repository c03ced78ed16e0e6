import { t } from '@haat/i18n';
import { saidDate } from '../../../platform/text/dates';
import type { RenewalNotice } from './renewal.notice';
import { money } from './templates.parts';

/** What a subscription's message says, in the language that is spoken. */
export function renewalWords(notice: RenewalNotice): [subject: string, ...lines: string[]] {
  const { about, productTitle: product } = notice;
  const seller = notice.sellerName || t('the seller');
  const sum = money(notice.amount);
  const ends = saidDate(notice.endsOn);
  const closes = saidDate(notice.closesOn);
  const day = saidDate(notice.chargeOn ?? notice.endsOn);
  switch (about) {
    case 'due':
      return [
        t('{product}: paid until {ends}', { product, ends }),
        t(
          'Your subscription to {product} from {seller} is paid until {ends}. Nothing is taken by itself: to go on, renew it for {sum}.',
          { product, seller, ends, sum },
        ),
        t('If you do nothing, it stays open until {closes} and then ends.', { closes }),
      ];
    case 'last':
      return [
        t('{product} ends on {ends}', { product, ends }),
        t(
          'Your subscription to {product} from {seller} is paid until {ends}. It is not offered any more, so it ends then, and costs nothing more.',
          { product, seller, ends },
        ),
      ];
    case 'ended':
      return [
        t('{product} has ended', { product }),
        t(
          'Your subscription to {product} from {seller} has ended, and it costs nothing more. You can take it up again whenever you like.',
          { product, seller },
        ),
      ];
    case 'paused':
      return [
        t('{product} is paused', { product }),
        t(
          'Your subscription to {product} from {seller} is paused. The days that are left wait for you, and after 90 days it goes on by itself.',
          { product, seller },
        ),
      ];
    case 'resumed':
      return [
        t('{product} goes on', { product }),
        t('Your subscription to {product} from {seller} goes on, and is paid until {ends}.', {
          product,
          seller,
          ends,
        }),
      ];
    case 'cancelled':
      return [
        t('{product} ends on {ends}', { product, ends }),
        t(
          'You ended your subscription to {product} from {seller}. It stays open until {ends}, and costs nothing more.',
          { product, seller, ends },
        ),
      ];
    case 'changing':
      return [
        t('{product} changes on {ends}', { product, ends }),
        t(
          'Your subscription to {product} from {seller} stays as it is until {ends}. From then on it costs {sum}.',
          { product, seller, ends, sum },
        ),
      ];
    case 'autopayOn':
      return [
        t('{product} renews by itself', { product }),
        t(
          'Your subscription to {product} from {seller} is paid until {ends}. From now on it renews by itself, for {sum} each time.',
          { product, seller, ends, sum },
        ),
        t(
          'We tell you at least a day before anything is taken. You can turn it off at any time, with this link or in your bank’s app.',
        ),
      ];
    case 'autopayOff':
      return [
        t('{product} does not renew by itself any more', { product }),
        t('Nothing is taken by itself any more for {product} from {seller}.', { product, seller }) +
          (notice.isPaused
            ? ` ${t('The days that are left wait for you.')}`
            : ` ${t('It is paid until {ends}; to go on then, renew it for {sum}.', { ends, sum })}`),
      ];
    case 'autopayOver':
      return [
        t('{product}: nothing more is taken', { product }),
        t(
          'What you have of {product} from {seller} never ends now. It costs nothing more, and nothing is taken by itself any more.',
          { product, seller },
        ),
      ];
    case 'autopayRefused':
      return [
        t('{product} does not renew by itself', { product }),
        t(
          'When you paid for {product} from {seller} you let it renew by itself, but your bank did not agree to that. It is paid until {ends}, and nothing is taken by itself.',
          { product, seller, ends },
        ),
        t('To go on then, agree once more, or renew it for {sum}.', { sum }),
      ];
    case 'autopayLate':
      return [
        t('{product}: nothing is taken', { product }),
        t(
          'Your bank has agreed that {product} from {seller} renews by itself, but your subscription had been ended before. So nothing is taken, and what you agreed to is ended at your bank as well.',
          { product, seller },
        ),
      ];
    case 'agreeAnew':
      return [
        t('{product}: agree once more to let it renew by itself', { product }),
        t(
          'Your subscription to {product} from {seller} goes on with other terms, for {sum} each period. You have not agreed that this is taken by itself, so nothing is taken any more.',
          { product, seller, sum },
        ),
        `${notice.isPaused ? t('The days that are left wait for you.') : t('It is paid until {ends}.', { ends })} ${t('To let it renew by itself again, look at the terms and agree to them. If you do nothing, it costs nothing more.')}`,
      ];
    case 'charging':
      return [
        t('{product}: {sum} on {day}', { product, sum, day }),
        t(
          'Your subscription to {product} from {seller} is paid until {ends} and renews by itself. Your bank will be asked for {sum} on {day}.',
          { product, seller, ends, sum, day },
        ),
        t('You need not do anything. To say no, open this link before that day.'),
      ];
    case 'chargeRefused':
      return [
        t('{product}: your bank did not pay', { product }),
        t(
          'Your bank did not pay {sum} for {product} from {seller}. It is asked once more on {day}. See that the money is there, or pay now another way.',
          { sum, product, seller, day },
        ),
        t('If you do not want to go on, turn the renewal off with the same link.'),
      ];
    case 'chargeFailed':
      return [
        t('{product} was not renewed', { product }),
        t(
          'Your bank did not pay {sum} for {product} from {seller}, and is not asked again for this period.',
          { sum, product, seller },
        ),
        t('It stays open until {closes}. Pay by then to go on.', { closes }),
      ];
    case 'chargeMissed':
      return [
        t('{product} was not renewed', { product }),
        t(
          'We have not heard that your bank paid {sum} for {product} from {seller}, and it is not asked again for this period.',
          { sum, product, seller },
        ),
        t(
          'It stays open until {closes}. Pay by then to go on. What your bank should pay after all renews it too, or comes back to you.',
          { closes },
        ),
      ];
    case 'chargeReturned':
      return [
        t('{product}: {sum} comes back to you', { product, sum }),
        t(
          'Your bank paid {sum} for {product} from {seller} although you had said no, or had paid already. It goes back to you by itself, and reaches you in 5 to 7 working days.',
          { sum, product, seller },
        ),
      ];
  }
}
