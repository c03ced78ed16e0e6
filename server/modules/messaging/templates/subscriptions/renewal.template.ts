import { t } from '@haat/i18n';
import type { SmsTemplate } from '../../../../gateways/sms';
import { saidDate } from '../../../../platform/text/dates';
import { defineNotification } from '../define-notification';
import type { Fact, Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import {
  mail,
  money,
  orderLine,
  rupees,
  type Sender,
  sms,
  someone,
  something,
  type Written,
} from '../templates.parts';
import type { RenewalNotice } from './renewal.notice';
import { renewalText } from './renewal.text';

type About = RenewalNotice['about'];

/** What the link of a message does; of the others it shows the subscription. */
const linked: Partial<Record<About, (sum: string) => string>> = {
  due: (sum) => t('Renew for {sum}', { sum }),
  ended: (sum) => t('Renew for {sum}', { sum }),
  autopayOn: () => t('View or turn off'),
  autopayOff: (sum) => t('Renew for {sum}', { sum }),
  autopayRefused: () => t('Renew, or turn on auto-renew'),
  agreeAnew: () => t('Turn on auto-renew again'),
  charging: () => t('View or decline'),
  chargeRefused: (sum) => t('Pay {sum} now', { sum }),
  chargeFailed: (sum) => t('Pay {sum} now', { sum }),
  chargeMissed: (sum) => t('Pay {sum} now', { sum }),
};

/** What ends soon, or is taken soon, and what goes on only if its buyer does something: worth a text message. */
const texted: Partial<Record<About, SmsTemplate>> = {
  due: 'renewal',
  chargeFailed: 'renewal',
  chargeMissed: 'renewal',
  autopayOff: 'renewal',
  agreeAnew: 'renewal',
  charging: 'charge',
  chargeRefused: 'charge',
};

/** What an amount is about, where a message names one that is to be paid, or comes back; and the day that counts. */
const dated: Partial<Record<About, (notice: RenewalNotice) => Fact[]>> = {
  due: ({ endsOn }) => [{ label: t('Paid until|label'), value: saidDate(endsOn) }],
  charging: ({ chargeOn, endsOn }) => [
    { label: t('Charge date|label'), value: saidDate(chargeOn ?? endsOn) },
  ],
  chargeRefused: ({ chargeOn, endsOn }) => [
    { label: t('Charge date|label'), value: saidDate(chargeOn ?? endsOn) },
  ],
  chargeFailed: ({ closesOn }) => [{ label: t('Access until|label'), value: saidDate(closesOn) }],
  chargeMissed: ({ closesOn }) => [{ label: t('Access until|label'), value: saidDate(closesOn) }],
  chargeReturned: () => [],
};

function factsOf(notice: RenewalNotice): Paragraph[] {
  const dates = notice.isPaused ? undefined : dated[notice.about]?.(notice);
  if (!dates) return [];
  return [
    {
      facts: [
        { label: t('Product|label'), value: notice.productTitle },
        ...dates,
        {
          label: notice.about === 'chargeReturned' ? t('Refund to you|label') : t('Amount|label'),
          value: money(notice.amount),
          isSum: true,
        },
      ],
    },
  ];
}

export function writeRenewal(notice: RenewalNotice, sender: Sender): Written {
  const { about, phone, email, orderId, productTitle, sellerName, amount, url, chargeOn } = notice;
  const [subject, ...lines] = renewalText(notice);
  const does = notice.isPaused ? undefined : linked[about]?.(money(amount));
  const letter: Paragraph[] = [
    ...lines,
    ...factsOf(notice),
    does
      ? { link: url, does }
      : { link: `${sender.origin}/purchase?order=${orderId}`, does: t('View subscription') },
    orderLine(orderId),
  ];
  const template = notice.isPaused ? undefined : texted[about];
  const variables = () => ({
    product: plain(productTitle, something()),
    seller: plain(sellerName, someone()),
    date: saidDate(template === 'charge' ? (chargeOn ?? notice.endsOn) : notice.endsOn),
    amount: rupees(amount),
    link: url,
  });
  return {
    sms: template ? sms(phone, template, variables, sender) : null,
    mail: email === null ? null : mail(email, subject, letter, sender),
    push: null,
  };
}

const renewals: Record<RenewalNotice['about'], true> = {
  due: true,
  last: true,
  ended: true,
  paused: true,
  resumed: true,
  cancelled: true,
  changing: true,
  autopayOn: true,
  autopayOff: true,
  autopayOver: true,
  autopayRefused: true,
  autopayLate: true,
  agreeAnew: true,
  charging: true,
  chargeRefused: true,
  chargeFailed: true,
  chargeMissed: true,
  chargeReturned: true,
};

const renewalsAbout = Object.keys(renewals) as About[];

export const renewalNotification = defineNotification<RenewalNotice>({
  template: 'renewal',
  event: null,
  keyOf: ({ orderId, about, key }) => `${orderId} ${about} ${key}`,
  write: writeRenewal,
  samples: () =>
    renewalsAbout.map((about) => ({
      template: 'renewal',
      about,
      ...sample.buyer,
      ...sample.sold,
      key: about,
      endsOn: '24 November 2026',
      closesOn: '27 November 2026',
      chargeOn: '23 November 2026',
      url: `${sample.origin}/renew/${sample.sold.orderId}?k=abc`,
    })),
});
