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

/** A bank took its time and then said no. */
interface UnpaidNotice {
  template: 'unpaid';
  phone: string;
  email: string | null;
  orderId: string;
  productTitle: string;
  sellerName: string;
  amount: number;
}

function writeUnpaid(notice: UnpaidNotice, sender: Sender): Written {
  const { phone, email, orderId, productTitle, sellerName, amount } = notice;
  const variables = () => ({
    amount: rupees(amount),
    seller: plain(sellerName, someone()),
    product: plain(productTitle, something()),
    order: orderId,
  });
  const lines = [
    t('Your payment of {sum} to {seller} for {product} failed.', {
      sum: money(amount),
      seller: sellerName || someone(),
      product: productTitle,
    }),
    t('If money was debited from your account, it is refunded automatically within 3 working days.'),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Seller|label'), value: sellerName || someone() },
        { label: t('Amount|label'), value: money(amount) },
      ],
    },
    { link: `${sender.origin}/cashfree?id=${orderId}&back=1`, does: t('View order status') },
    orderLine(orderId),
  ];
  const subject = t('Your payment for {product} failed', { product: productTitle });
  return {
    sms: sms(phone, 'unpaid', variables, sender),
    mail: email === null ? null : mail(email, subject, lines, sender),
    push: null,
  };
}

export const unpaidNotification = defineNotification<UnpaidNotice>({
  template: 'unpaid',
  event: null,
  keyOf: ({ orderId }) => orderId,
  write: writeUnpaid,
  samples: () => [{ template: 'unpaid', ...sample.buyer, ...sample.sold }],
});
