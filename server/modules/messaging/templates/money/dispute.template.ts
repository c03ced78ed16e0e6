import { t, translate } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import type { Fact } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { dayOf, mail, money, orderLine, type Sender, something, type Written } from '../templates.parts';

/** To a creator: a buyer's bank questions a payment, or has decided. */
export interface DisputeNotice {
  template: 'dispute';
  status: 'opened' | 'won' | 'lost';
  /** Of this round of this dispute. */
  key: string;
  sellerId: string;
  email: string | null;
  orderId: string;
  productTitle: string;
  /** Paise that the bank questions. */
  amount: number;
  /** Amount held from the creator's balance, in paise. */
  held: number;
  /** The bank's. */
  reason: string;
  /** ISO 8601: until when an answer is of use. */
  by: string | null;
}

function writeDispute(notice: DisputeNotice, sender: Sender): Written {
  const { sellerId, email, orderId } = notice;
  const { title, lines } = wordsOf(notice);
  const link = `${sender.origin}/wallet`;
  const letter = [
    ...lines,
    ...(notice.status === 'opened' ? [{ facts: factsOf(notice) }] : []),
    { link, does: notice.status === 'opened' ? t('Respond to dispute') : t('View wallet') },
    orderLine(orderId),
  ];
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, letter, sender),
    push: { accountId: sellerId, title, text: lines[0] ?? '', link },
  };
}

const factsOf = ({ productTitle, amount, held, by }: DisputeNotice): Fact[] => [
  { label: t('Product|label'), value: productTitle || something() },
  { label: t('Disputed|label'), value: money(amount), isSum: true },
  ...(held > 0 ? [{ label: t('Held|label'), value: money(held) }] : []),
  ...(by === null ? [] : [{ label: t('Answer by|label'), value: dayOf(by) }]),
];

function wordsOf(notice: DisputeNotice): { title: string; lines: string[] } {
  const { status, productTitle, amount, held, reason, by } = notice;
  const product = productTitle || something();
  const sum = money(amount);
  if (status === 'won')
    return {
      title: t('Dispute won: {product}', { product }),
      lines: [t('You keep the disputed {sum}, and the hold has been released.', { sum })],
    };
  if (status === 'lost')
    return {
      title: t('Dispute lost, {sum} refunded: {product}', { sum, product }),
      lines: [
        t(
          'The bank decided for the buyer and refunded {sum}. Our fee on it is credited to you, and the buyer’s access ends if the whole payment was refunded.',
          { sum },
        ),
      ],
    };
  return {
    title: t('Payment of {sum} disputed: {product}', { sum, product }),
    lines: [
      by === null
        ? t('Respond soon: say what the buyer received and when. We send your response to the bank.')
        : t('Respond by {date}: say what the buyer received and when. We send your response to the bank.', {
            date: dayOf(by),
          }),
      t('The bank’s reason: {reason}. Without a response it usually decides for the buyer.', {
        reason: translate(reason),
      }),
      held > 0
        ? t('{sum} is held until it decides. The buyer keeps access in the meantime.', {
            sum: money(held),
          })
        : t('The buyer keeps access in the meantime.'),
    ],
  };
}

export const disputeNotification = defineNotification<DisputeNotice>({
  template: 'dispute',
  event: 'dispute',
  keyOf: ({ key, status }) => `${key} ${status}`,
  write: writeDispute,
  samples: () =>
    (['opened', 'won', 'lost'] as const).map((status) => ({
      template: 'dispute',
      status,
      key: 'dispute-1',
      sellerId: sample.sellerId,
      email: sample.creator.email,
      orderId: sample.sold.orderId,
      productTitle: sample.sold.productTitle,
      amount: sample.sold.amount,
      held: 46_956,
      reason: 'The buyer: sample.buyer does not know the payment',
      by: sample.until,
    })),
});
