import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
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

/** Money goes back to a buyer. */
interface RefundNotice {
  template: 'refund';
  phone: string;
  email: string | null;
  orderId: string;
  productTitle: string;
  sellerName: string;
  amount: number;
  /** Which of the refunds of an order; not in notices written before there could be several. */
  key?: string;
  /** Of the note on it, signed; none on money that bought nothing. */
  notePath?: string;
  /** It is a credit note on a tax invoice, not a refund note on a receipt. */
  isCreditNote?: boolean;
  /** By their bank, that the money is back: the note alone is news. */
  isTold?: boolean;
}

function writeRefund(notice: RefundNotice, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount, notePath, isCreditNote, isTold } = notice;
  const variables = () => ({
    seller: plain(sellerName, someone()),
    amount: rupees(amount),
    product: plain(productTitle, something()),
    order: orderId,
  });
  const about = { sum: money(amount), product: productTitle };
  const lines = [
    ...(isTold
      ? [
          isCreditNote
            ? t('Your bank refunded you {sum} for {product}. This is the credit note for it.', about)
            : t('Your bank refunded you {sum} for {product}. This is the refund note for it.', about),
        ]
      : [
          t('{seller} refunded {sum} for {product}.', { ...about, seller: sellerName || t('The seller') }),
          t('It should reach the account you paid from in 5 to 7 working days.'),
        ]),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        {
          label: isTold ? t('Refunded|label') : t('Refund to you|label'),
          value: about.sum,
          isSum: true as const,
        },
      ],
    },
    ...(notePath
      ? [
          {
            link: sender.origin + notePath,
            does: isCreditNote ? t('Your credit note as a PDF') : t('Your refund note as a PDF'),
          },
        ]
      : []),
    orderLine(orderId),
  ];
  const product = { product: productTitle };
  const note = isCreditNote
    ? t('Your credit note for {product}', product)
    : t('Your refund note for {product}', product);
  const subject = isTold ? note : t('Your refund for {product}', product);
  return {
    sms: isTold ? null : sms(phone, 'refund', variables, sender),
    mail: email === null ? null : mail(email, subject, lines, sender),
    push: null,
  };
}

export const refundNotification = defineNotification<RefundNotice>({
  template: 'refund',
  event: null,
  keyOf: ({ orderId, key }) => (key ? `${orderId} ${key}` : orderId),
  write: writeRefund,
  samples: () => [
    {
      template: 'refund',
      ...sample.buyer,
      ...sample.sold,
      key: '1',
      notePath: '/access/x/papers/note.pdf?k=abc',
    },
    {
      template: 'refund',
      ...sample.buyer,
      ...sample.sold,
      key: '2',
      notePath: '/access/x/papers/note.pdf?k=abc',
      isTold: true,
    },
  ],
});
