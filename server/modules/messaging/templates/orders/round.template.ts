import { plural, t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, money, type Sender, type Written } from '../templates.parts';

/** Everybody who bought a product has been given their money back, or as many as could be. */
export interface RoundNotice {
  template: 'round';
  /** The account whose devices are told by push. */
  sellerId: string;
  email: string | null;
  roundId: string;
  productTitle: string;
  /** Buyers. */
  orders: number;
  /** Whose refund the gateway has, or has carried out. */
  returned: number;
  /** Paise of those. */
  amount: number;
  /** Buyers not refunded and without a refund in progress. */
  left: number;
}

const buyers = (count: number) => plural(count, '{count} buyer', '{count} buyers', {});

/** By mail and push. */
export function writeRound(notice: RoundNotice, sender: Sender): Written {
  const { sellerId, email, productTitle, orders, returned, amount, left } = notice;
  const link = `${sender.origin}/transaction`;
  const title = t('Refunds for {product}: {done} of {all} completed', {
    product: productTitle,
    done: returned,
    all: orders,
  });
  const apart = orders - returned - left;
  const text = t('{sum} was refunded to {buyers}.', { sum: money(amount), buyers: buyers(returned) });
  const lines = [
    `${text} ${t('It should reach the accounts they paid from in 5 to 7 working days.')}`,
    ...(left > 0
      ? [
          t('{buyers} could not be refunded. Open their sales to see why and try again.', {
            buyers: buyers(left),
          }),
        ]
      : []),
    ...(apart > 0
      ? [
          t('Refunded separately or disputed: {buyers}. Open their sales for details.', {
            buyers: buyers(apart),
          }),
        ]
      : []),
    {
      facts: [
        { label: t('Product|label'), value: productTitle },
        { label: t('Refunded|label'), value: money(amount), isSum: true as const },
      ],
    },
    { link, does: t('View sales') },
  ];
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, lines, sender),
    push: { accountId: sellerId, title, text, link },
  };
}

export const roundNotification = defineNotification<RoundNotice>({
  template: 'round',
  event: 'refund',
  keyOf: ({ roundId }) => roundId,
  write: writeRound,
  samples: () => [
    {
      template: 'round',
      sellerId: sample.sellerId,
      email: sample.creator.email,
      roundId: 'round-1',
      productTitle: sample.sold.productTitle,
      orders: 12,
      returned: 9,
      amount: 449_100,
      left: 2,
    },
  ],
});
