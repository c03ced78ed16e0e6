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
  something,
  type Written,
} from '../templates.parts';

/** A creator has sold something. */
interface SaleNotice {
  template: 'sale';
  /** The account whose devices are told by push. */
  sellerId: string;
  phone: string | null;
  /** Told by mail only when there is no phone, unless they want it so. */
  email: string | null;
  orderId: string;
  productTitle: string;
  amount: number;
  net: number;
}

function writeSale(notice: SaleNotice, sender: Sender): Written {
  const { sellerId, phone, email, productTitle, amount, net, orderId } = notice;
  const variables = () => ({
    product: plain(productTitle, something()),
    amount: rupees(amount),
    net: rupees(net),
  });
  const link = `${sender.origin}/transaction?sale=${orderId}`;
  const title = t('You sold {product}', { product: productTitle });
  const lines = [
    t('You sold {product} for {sum}. {net} reaches your wallet.', {
      product: productTitle,
      sum: money(amount),
      net: money(net),
    }),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Buyer paid|label'), value: money(amount) },
        { label: t('You receive|label'), value: money(net), isSum: true as const },
      ],
    },
    { link, does: t('View sale') },
    orderLine(orderId),
  ];
  return {
    sms: phone === null ? null : sms(phone, 'sale', variables, sender),
    mail: email === null ? null : mail(email, title, lines, sender),
    push: {
      accountId: sellerId,
      title,
      text: t('{sum} paid. {net} reaches your wallet.', { sum: money(amount), net: money(net) }),
      link,
    },
  };
}

export const saleNotification = defineNotification<SaleNotice>({
  template: 'sale',
  event: 'sale',
  keyOf: ({ orderId }) => orderId,
  write: writeSale,
  samples: () => [
    { template: 'sale', sellerId: sample.sellerId, ...sample.creator, ...sample.sold, net: 46_956 },
  ],
});
