import { localeOf, t, translate } from '@haat/i18n';
import { hourIn } from '@haat/i18n/hour';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { mail, type Sender, type Written } from '../templates.parts';

/** What became of a creator's PAN, GSTIN or payout account; `shown` is masked, `reason` a sentence for them. */
export type KycMessage =
  | { about: 'pan'; did: 'verified'; shown: string }
  | { about: 'pan'; did: 'refused'; shown: string; reason: string }
  /** `usableAt` is ISO 8601. */
  | { about: 'gstin'; did: 'verified'; shown: string }
  | { about: 'gstin'; did: 'refused'; shown: string; reason: string }
  | { about: 'account'; did: 'added'; shown: string; usableAt: string }
  | { about: 'account'; did: 'verified' | 'removed'; shown: string }
  | { about: 'account'; did: 'refused'; shown: string; reason: string };

export interface KycNotice {
  template: 'kyc';
  /** The account whose devices are told by push; null: by mail alone. */
  sellerId: string | null;
  email: string | null;
  /** The same for the same news. */
  key: string;
  news: KycMessage;
}

const momentOf = (at: string): string =>
  new Intl.DateTimeFormat(localeOf(), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    ...hourIn(localeOf()),
  }).format(new Date(at));

interface Texts {
  title: string;
  text: string;
  /** What the link leads to. */
  does: string;
}

function textsOf(news: KycMessage): Texts {
  const { shown } = news;
  if (news.about === 'pan') {
    if (news.did === 'verified')
      return {
        title: t('Your PAN is verified'),
        text: t('Your PAN {pan} is verified.', { pan: shown }),
        does: t('View next steps'),
      };
    return {
      title: t('Your PAN was rejected'),
      text: translate(news.reason),
      does: t('Submit your PAN again'),
    };
  }
  if (news.about === 'gstin') {
    if (news.did === 'verified')
      return {
        title: t('You now sell with GST: {gstin}', { gstin: shown }),
        text: t(
          'Your GSTIN {gstin} is verified. From the next sale your prices include GST, and buyers get tax invoices.',
          { gstin: shown },
        ),
        does: t('View your account'),
      };
    return {
      title: t('Your GSTIN was rejected: {gstin}', { gstin: shown }),
      text: translate(news.reason),
      does: t('Submit it again'),
    };
  }
  switch (news.did) {
    case 'added':
      return {
        title: t('A payout account was added: {account}', { account: shown }),
        text: t(
          'Money can be sent to {account} from {time}. If this was not you, remove it immediately, sign out your other devices, and contact us.',
          { account: shown, time: momentOf(news.usableAt) },
        ),
        does: t('View payout accounts'),
      };
    case 'verified':
      return {
        title: t('Your payout account is verified: {account}', { account: shown }),
        text: t('{account} is in your name.', { account: shown }),
        does: t('View payout accounts'),
      };
    case 'removed':
      return {
        title: t('A payout account was removed: {account}', { account: shown }),
        text: t(
          'No more money is sent to {account}. If this was not you, sign out your other devices and contact us.',
          { account: shown },
        ),
        does: t('View payout accounts'),
      };
    case 'refused':
      return {
        title: t('Your payout account was rejected: {account}', { account: shown }),
        text: translate(news.reason),
        does: t('Add another account'),
      };
  }
}

function writeKyc({ sellerId, email, news }: KycNotice, sender: Sender): Written {
  const { title, text, does } = textsOf(news);
  const link = `${sender.origin}${news.about === 'gstin' ? '/account' : '/wallet/kyc'}`;
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, [text, { link, does }], sender),
    push: sellerId === null ? null : { accountId: sellerId, title, text, link },
  };
}

const until = '2026-11-24T05:00:00.000Z';

const kycMessages: KycMessage[] = [
  { about: 'pan', did: 'verified', shown: 'ABC••••34F' },
  { about: 'pan', did: 'refused', shown: 'ABC••••34F', reason: 'The name on the card is another one.' },
  { about: 'gstin', did: 'verified', shown: '27ABC••••••1Z5' },
  { about: 'gstin', did: 'refused', shown: '27ABC••••••1Z5', reason: 'The register has it as cancelled.' },
  { about: 'account', did: 'added', shown: 'HDFC ••4821', usableAt: until },
  { about: 'account', did: 'verified', shown: 'HDFC ••4821' },
  { about: 'account', did: 'removed', shown: 'HDFC ••4821' },
  { about: 'account', did: 'refused', shown: 'HDFC ••4821', reason: 'The bank has it in another name.' },
];

export const kycNotification = defineNotification<KycNotice>({
  template: 'kyc',
  event: 'verification',
  keyOf: ({ key }) => key,
  write: writeKyc,
  samples: () =>
    kycMessages.map((news, at) => ({
      template: 'kyc',
      sellerId: sample.sellerId,
      email: sample.creator.email,
      key: `${at}`,
      news,
    })),
});
