import { t, translate } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { mail, money, rupees, type Sender, sms, type Written } from '../templates.parts';

/** How a withdrawal ended. */
export interface PayoutNotice {
  template: 'payout';
  /** The account whose devices are told by push. */
  sellerId: string;
  phone: string | null;
  email: string | null;
  payoutId: string;
  amount: number;
  /** Masked. */
  account: string;
  outcome: 'paid' | 'failed' | 'reversed';
  /** The bank's number for it, when there is one. */
  reference: string | null;
  /** For people: what to do about one that did not arrive. */
  reason: string | null;
}

/** As a variable of a text message: short, and without signs that cost. */
const short = {
  paid: () => t('arrived|by SMS'),
  failed: () => t('did not arrive, money is back|by SMS'),
  reversed: () => t('sent back by the bank|by SMS'),
};

function writePayout(notice: PayoutNotice, sender: Sender): Written {
  const { sellerId, phone, email, payoutId, amount, account, outcome, reference, reason } = notice;
  const link = `${sender.origin}/wallet`;
  const sum = money(amount);
  const title = {
    paid: t('{sum} arrived in {account}', { sum, account }),
    failed: t('{sum} did not reach {account}', { sum, account }),
    reversed: t('{account} returned {sum}', { account, sum }),
  }[outcome];
  const why = reason ? ` ${translate(reason)}` : '';
  const text = {
    paid: t('Your withdrawal is complete.'),
    failed: t('Your withdrawal failed, and the money is back in your wallet.') + why,
    reversed: t('Your bank returned the withdrawal. The money is back in your wallet.') + why,
  }[outcome];
  const lines: Paragraph[] = [
    text,
    {
      facts: [
        { label: t('Account|label'), value: account },
        { label: t('Amount|label'), value: sum, isSum: true as const },
      ],
    },
    ...(outcome === 'paid' && reference
      ? [
          t('Bank reference: {reference}. Ask your bank if you do not see it yet.', {
            reference,
          }),
        ]
      : []),
    { link, does: t('View wallet') },
    { small: t('Withdrawal {id}', { id: payoutId }) },
  ];
  const variables = () => ({
    amount: rupees(amount),
    account: plain(account, t('your account|by SMS')),
    outcome: short[outcome](),
    link,
  });
  return {
    sms: phone === null ? null : sms(phone, 'payout', variables, sender),
    mail: email === null ? null : mail(email, title, lines, sender),
    push: { accountId: sellerId, title, text, link },
  };
}

export const payoutNotification = defineNotification<PayoutNotice>({
  template: 'payout',
  event: 'payout',
  keyOf: ({ payoutId, outcome }) => `${payoutId} ${outcome}`,
  write: writePayout,
  samples: () =>
    (['paid', 'failed', 'reversed'] as const).map((outcome) => ({
      template: 'payout',
      sellerId: sample.sellerId,
      ...sample.creator,
      payoutId: 'payout-1',
      amount: 1_240_000,
      account: 'HDFC ••4821',
      outcome,
      reference: outcome === 'paid' ? 'N324261234567' : null,
      reason: outcome === 'paid' ? null : 'The bank could not find this account number.',
    })),
});
