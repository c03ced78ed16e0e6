import { t } from '@haat/i18n';
import { saidDate } from '../../../../platform/text/dates';
import { defineNotification } from '../define-notification';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { mail, money, type Sender, type Written } from '../templates.parts';

/** The platform's papers over the fees of a creator's month. */
export interface FeesNotice {
  template: 'fees';
  /** The account whose devices are told by push. */
  sellerId: string;
  email: string | null;
  /** For people: `October 2026`. */
  month: string;
  papers: {
    kind: 'fee' | 'feeCredit';
    serial: string;
    /** Paise, with GST. */
    amount: number;
    /** Signed, for as many days as `days` says. */
    path: string;
  }[];
  days: number;
}

/** By mail and push. A month has an invoice, a credit note or both. */
export function writeFees({ sellerId, email, papers, days, ...rest }: FeesNotice, sender: Sender): Written {
  const month = saidDate(rest.month);
  const fee = papers.find(({ kind }) => kind === 'fee');
  const credit = papers.find(({ kind }) => kind === 'feeCredit');
  const title = fee
    ? t('Your fee invoice for {month}', { month })
    : t('Your credit note on fees for {month}', { month });
  const sums = [
    ...(fee
      ? [t('Fees on your sales in {month} were {sum} including GST.', { month, sum: money(fee.amount) })]
      : []),
    ...(credit
      ? [t('{sum} of fees was credited to you for refunds in {month}.', { sum: money(credit.amount), month })]
      : []),
  ];
  const lines: Paragraph[] = [
    ...sums,
    t('They were deducted from each sale. There is nothing to pay.'),
    {
      facts: [
        ...(fee ? [{ label: t('Fees with GST|label'), value: money(fee.amount) }] : []),
        ...(credit ? [{ label: t('Credited for refunds|label'), value: money(credit.amount) }] : []),
      ],
    },
    ...papers.map(({ kind, serial, path }) => ({
      link: sender.origin + path,
      does:
        kind === 'fee'
          ? t('Fee invoice {serial} as a PDF', { serial })
          : t('Credit note {serial} as a PDF', { serial }),
    })),
    { link: `${sender.origin}/account`, does: t('View all fee invoices') },
    { small: t('These links work for {days} days. You can find all invoices in your account.', { days }) },
  ];
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, lines, sender),
    push: { accountId: sellerId, title, text: sums.join(' '), link: `${sender.origin}/account` },
  };
}

export const feesNotification = defineNotification<FeesNotice>({
  template: 'fees',
  event: 'fees',
  keyOf: ({ sellerId, month }) => `${sellerId} ${month}`,
  write: writeFees,
  samples: () => [
    {
      template: 'fees',
      sellerId: sample.sellerId,
      email: sample.creator.email,
      month: 'October 2026',
      papers: [
        { kind: 'fee', serial: 'H/26-27/0004', amount: 29_440, path: '/papers/fee.pdf?k=abc' },
        { kind: 'feeCredit', serial: 'HC/26-27/0001', amount: 2_944, path: '/papers/credit.pdf?k=abc' },
      ],
      days: 30,
    },
  ],
});
