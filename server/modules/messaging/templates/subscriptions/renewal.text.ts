import { t } from '@haat/i18n';
import { saidDate } from '../../../../platform/text/dates';
import { money } from '../templates.parts';
import type { RenewalNotice } from './renewal.notice';

type RenewalText = [subject: string, ...lines: string[]];

interface RenewalValues {
  product: string;
  seller: string;
  /** With its currency. */
  sum: string;
  ends: string;
  closes: string;
  /** When the bank is charged. */
  day: string;
  isPaused: boolean | undefined;
}

const texts: Readonly<Record<RenewalNotice['about'], (values: RenewalValues) => RenewalText>> = {
  due: ({ product, seller, sum, ends, closes }) => [
    t('{product}: paid until {ends}', { product, ends }),
    t(
      'Your subscription to {product} from {seller} is paid until {ends}. It does not auto-renew: to continue, renew it for {sum}.',
      { product, seller, ends, sum },
    ),
    t('If you do nothing, you keep access until {closes}, and then it ends.', { closes }),
  ],
  last: ({ product, seller, ends }) => [
    t('{product} ends on {ends}', { product, ends }),
    t(
      'Your subscription to {product} from {seller} is paid until {ends}. It is no longer offered, so it ends then. You will not be charged again.',
      { product, seller, ends },
    ),
  ],
  ended: ({ product, seller }) => [
    t('{product} has ended', { product }),
    t(
      'Your subscription to {product} from {seller} has ended. You will not be charged again. You can resubscribe at any time.',
      { product, seller },
    ),
  ],
  paused: ({ product, seller }) => [
    t('{product} is paused', { product }),
    t(
      'Your subscription to {product} from {seller} is paused. You keep the remaining days, and after 90 days it resumes automatically.',
      { product, seller },
    ),
  ],
  resumed: ({ product, seller, ends }) => [
    t('{product} has resumed', { product }),
    t('Your subscription to {product} from {seller} has resumed, and is paid until {ends}.', {
      product,
      seller,
      ends,
    }),
  ],
  cancelled: ({ product, seller, ends }) => [
    t('{product} ends on {ends}', { product, ends }),
    t(
      'You cancelled your subscription to {product} from {seller}. You keep access until {ends} and will not be charged again.',
      { product, seller, ends },
    ),
  ],
  changing: ({ product, seller, sum, ends }) => [
    t('{product} changes on {ends}', { product, ends }),
    t('Your subscription to {product} from {seller} stays the same until {ends}. From then it costs {sum}.', {
      product,
      seller,
      ends,
      sum,
    }),
  ],
  autopayOn: ({ product, seller, sum, ends }) => [
    t('Auto-renew is on for {product}', { product }),
    t(
      'Your subscription to {product} from {seller} is paid until {ends}. From now on it renews automatically for {sum} each time.',
      { product, seller, ends, sum },
    ),
    t(
      'We notify you at least a day before each charge. You can turn it off at any time, with this link or in your bank’s app.',
    ),
  ],
  autopayOff: ({ product, seller, sum, ends, isPaused }) => [
    t('Auto-renew is off for {product}', { product }),
    t('Nothing will be charged automatically for {product} from {seller}.', { product, seller }) +
      (isPaused
        ? ` ${t('You keep the remaining days.')}`
        : ` ${t('It is paid until {ends}; to continue after that, renew it for {sum}.', { ends, sum })}`),
  ],
  autopayOver: ({ product, seller }) => [
    t('{product}: no more charges', { product }),
    t('You now have lifetime access to {product} from {seller}. You will not be charged again.', {
      product,
      seller,
    }),
  ],
  autopayRefused: ({ product, seller, sum, ends }) => [
    t('Auto-renew was not turned on for {product}', { product }),
    t(
      'When you paid for {product} from {seller} you chose auto-renew, but your bank did not authorise it. It is paid until {ends}, and nothing is charged automatically.',
      { product, seller, ends },
    ),
    t('To continue after that, authorise auto-renew again, or renew it for {sum}.', { sum }),
  ],
  autopayLate: ({ product, seller }) => [
    t('{product}: nothing will be charged', { product }),
    t(
      'Your bank authorised auto-renew for {product} from {seller} after your subscription had ended. Nothing will be charged, and the authorisation is cancelled at your bank.',
      { product, seller },
    ),
  ],
  agreeAnew: ({ product, seller, sum, ends, isPaused }) => [
    t('{product}: authorise auto-renew again', { product }),
    t(
      'Your subscription to {product} from {seller} continues on new terms, for {sum} each period. You have not authorised this charge, so nothing will be charged automatically.',
      { product, seller, sum },
    ),
    `${isPaused ? t('You keep the remaining days.') : t('It is paid until {ends}.', { ends })} ${t('To turn auto-renew on again, review the terms and authorise them. If you do nothing, you will not be charged again.')}`,
  ],
  charging: ({ product, seller, sum, ends, day }) => [
    t('{product}: {sum} on {day}', { product, sum, day }),
    t(
      'Your subscription to {product} from {seller} is paid until {ends} and renews automatically. Your bank will be charged {sum} on {day}.',
      { product, seller, ends, sum, day },
    ),
    t('You do not need to do anything. To decline, open this link before that day.'),
  ],
  chargeRefused: ({ product, seller, sum, day }) => [
    t('{product}: payment failed', { product }),
    t(
      'Your payment of {sum} for {product} from {seller} failed. We will retry it on {day}. Make sure you have enough balance, or pay another way now.',
      { sum, product, seller, day },
    ),
    t('If you do not want to continue, turn off auto-renew with the same link.'),
  ],
  chargeFailed: ({ product, seller, sum, closes }) => [
    t('{product} was not renewed', { product }),
    t('Your payment of {sum} for {product} from {seller} failed, and will not be retried for this period.', {
      sum,
      product,
      seller,
    }),
    t('You keep access until {closes}. Pay by then to continue.', { closes }),
  ],
  chargeMissed: ({ product, seller, sum, closes }) => [
    t('{product} was not renewed', { product }),
    t(
      'Your bank has not confirmed the payment of {sum} for {product} from {seller}, and it will not be retried for this period.',
      { sum, product, seller },
    ),
    t(
      'You keep access until {closes}. Pay by then to continue. If your bank pays later, it renews your subscription or is refunded.',
      { closes },
    ),
  ],
  chargeReturned: ({ product, seller, sum }) => [
    t('{product}: {sum} is being refunded', { product, sum }),
    t(
      'Your bank paid {sum} for {product} from {seller} although you had declined, or had already paid. It is refunded automatically and should reach you in 5 to 7 working days.',
      { sum, product, seller },
    ),
  ],
};

/** What a message about a subscription says, in the language that is set. */
export const renewalText = (notice: RenewalNotice): RenewalText =>
  texts[notice.about]({
    product: notice.productTitle,
    seller: notice.sellerName || t('the seller'),
    sum: money(notice.amount),
    ends: saidDate(notice.endsOn),
    closes: saidDate(notice.closesOn),
    day: saidDate(notice.chargeOn ?? notice.endsOn),
    isPaused: notice.isPaused,
  });
