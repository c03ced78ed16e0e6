import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, money, type Sender, someone, type Written } from '../templates.parts';

/** To a buyer who agreed to be reminded of an order that is not paid. */
export interface PaymentReminderNotice {
  template: 'paymentReminder';
  orderId: string;
  email: string;
  /** 1 or 2: there is no third. */
  number: number;
  productTitle: string;
  sellerName: string;
  amount: number;
  buyUrl: string;
  /** Signed: refuses these mails without signing in. */
  stopUrl: string;
}

/** By mail alone: it is what the buyer agreed to. */
export function writePaymentReminder(notice: PaymentReminderNotice, sender: Sender): Written {
  const { email, number, productTitle, sellerName, amount, buyUrl, stopUrl } = notice;
  const isLast = number > 1;
  const lines = [
    t('You did not complete your purchase of {product} from {seller} for {sum}. Nothing was charged.', {
      product: productTitle,
      seller: sellerName || someone(),
      sum: money(amount),
    }),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Seller|label'), value: sellerName || someone() },
        { label: t('Price|label'), value: money(amount) },
      ],
    },
    { link: buyUrl, does: isLast ? t('View it again') : t('Complete your purchase') },
    {
      small: isLast
        ? t('This is the last email about it.')
        : t(
            'You get this email because you ticked “Remind me if I do not pay”. We will send one more tomorrow if it is still unpaid, and then stop.',
          ),
    },
    { link: stopUrl, does: t('Unsubscribe'), isQuiet: true as const },
  ];
  const subject = isLast
    ? t('{product} is still available', { product: productTitle })
    : t('You have not paid for {product} yet', { product: productTitle });
  return { sms: null, mail: { ...mail(email, subject, lines, sender), unsubscribe: stopUrl }, push: null };
}

export const paymentReminderNotification = defineNotification<PaymentReminderNotice>({
  template: 'paymentReminder',
  event: null,
  keyOf: ({ orderId, number }) => `${orderId} ${number}`,
  write: writePaymentReminder,
  samples: () =>
    [1, 2].map((number) => ({
      template: 'paymentReminder',
      ...sample.sold,
      email: sample.buyer.email,
      number,
      buyUrl: `${sample.origin}/pp/9xQ2`,
      stopUrl: `${sample.origin}/stop?k=abc`,
    })),
});
