import { t } from '@haat/i18n';
import type { RatesOfPlans } from '@haat/openapi';
import { defineNotification } from '../define-notification';
import { sample } from '../sample.parts';
import { dayOf, mail, money, type Sender, type Written } from '../templates.parts';

/** What the platform decided about a creator's money or page; `reason` is a sentence for them. */
export type PlatformMessage =
  /** Signed paise: more than zero was given. */
  | { about: 'adjustment'; amount: number; reason: string }
  | { about: 'hold'; amount: number; reason: string; whatToDo: string }
  | { about: 'release'; amount: number; reason: string }
  | { about: 'product'; did: 'blocked' | 'unblocked'; title: string; reason: string }
  /** What was done with an operator's second factor, told to all of them; `name` is whose it is. */
  | { about: 'operator'; did: 'enrolled' | 'usedRecoveryCode'; name: string | null }
  /** `startsAt` is ISO 8601. */
  | { about: 'rates'; startsAt: string; reason: string; rates: RatesOfPlans };

export interface PlatformNotice {
  template: 'house';
  /** The account whose devices are told by push. */
  sellerId: string;
  email: string | null;
  /** The same for the same news. */
  key: string;
  news: PlatformMessage;
}

interface Texts {
  title: string;
  lines: string[];
  path: '/wallet' | '/payment?kind=all' | '/PricingPage' | '/operator?section=log';
  does: string;
}

const inWallet = () => ({ path: '/wallet', does: t('View wallet') }) as const;

function textsOf(news: PlatformMessage): Texts {
  switch (news.about) {
    case 'adjustment': {
      const title =
        news.amount > 0
          ? t('{sum} was added to your wallet', { sum: money(news.amount) })
          : t('{sum} was debited from your wallet', { sum: money(-news.amount) });
      return { title, lines: [news.reason], ...inWallet() };
    }
    case 'hold':
      return {
        title: t('{sum} is on hold', { sum: money(news.amount) }),
        lines: [news.reason, news.whatToDo],
        ...inWallet(),
      };
    case 'release':
      return {
        title: t('{sum} is released', { sum: money(news.amount) }),
        lines: [news.reason],
        ...inWallet(),
      };
    case 'operator': {
      const name = news.name ?? t('An admin');
      return {
        title:
          news.did === 'enrolled'
            ? t('{name} set up two-factor authentication', { name })
            : t('{name} used a recovery code', { name }),
        lines: [
          t(
            'If you do not recognise this, remove their number from the list of admins, or create a new code for it on the server.',
          ),
        ],
        path: '/operator?section=log',
        does: t('View log'),
      };
    }
    case 'rates': {
      const { FREE, PREMIUM, VVIP } = news.rates;
      const date = dayOf(news.startsAt);
      const paid = (name: string, { feeBasisPoints, monthly, yearly }: typeof PREMIUM) =>
        t('{plan}: {part} % of each sale, for {month} a month or {year} a year and GST.', {
          plan: name,
          part: feeBasisPoints / 100,
          month: money(monthly),
          year: money(yearly),
        });
      return {
        title: t('Plan prices from {date}', { date }),
        lines: [
          news.reason,
          t('FREE: {part} % of each sale.', { part: FREE.feeBasisPoints / 100 }),
          paid('PREMIUM', PREMIUM),
          paid('VVIP', VVIP),
          t('It applies to sales from then on. A paid plan keeps its price until it ends.'),
        ],
        path: '/PricingPage',
        does: t('Compare the plans'),
      };
    }
    case 'product':
      return news.did === 'blocked'
        ? {
            title: t('“{product}” was removed from sale', { product: news.title }),
            lines: [news.reason, t('Buyers keep their access. If you think this is wrong, contact us.')],
            path: '/payment?kind=all',
            does: t('View products'),
          }
        : {
            title: t('“{product}” can be sold again', { product: news.title }),
            lines: [news.reason, t('It is paused: resume it when you are ready.')],
            path: '/payment?kind=all',
            does: t('View products'),
          };
  }
}

/** By mail and push. */
export function writePlatformNotice({ sellerId, email, news }: PlatformNotice, sender: Sender): Written {
  const { title, lines, path, does } = textsOf(news);
  const link = `${sender.origin}${path}`;
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, [...lines, { link, does }], sender),
    push: { accountId: sellerId, title, text: lines[0] ?? '', link },
  };
}

const platformMessages: PlatformMessage[] = [
  { about: 'adjustment', amount: 50_000, reason: 'A fee was taken twice.' },
  { about: 'adjustment', amount: -12_345, reason: 'You were paid twice.' },
  { about: 'hold', amount: 99_900, reason: 'A payment is looked at.', whatToDo: 'Send us the licence.' },
  { about: 'release', amount: 99_900, reason: 'Thank you for the licence.' },
  { about: 'operator', did: 'enrolled', name: 'Asha Rao' },
  { about: 'operator', did: 'usedRecoveryCode', name: null },
  { about: 'product', did: 'blocked', title: 'Raga basics', reason: 'It belongs to somebody else.' },
  { about: 'product', did: 'unblocked', title: 'Raga basics', reason: 'It is yours.' },
  {
    about: 'rates',
    startsAt: '2026-12-31T18:30:00.000Z',
    reason: 'It costs us less to run.',
    rates: {
      FREE: { feeBasisPoints: 400, monthly: 0, yearly: 0 },
      PREMIUM: { feeBasisPoints: 250, monthly: 49_900, yearly: 499_900 },
      VVIP: { feeBasisPoints: 100, monthly: 149_900, yearly: 1_499_900 },
    },
  },
];

export const platformNotification = defineNotification<PlatformNotice>({
  template: 'house',
  event: 'house',
  keyOf: ({ key }) => key,
  write: writePlatformNotice,
  samples: () =>
    platformMessages.map((news, at) => ({
      template: 'house',
      sellerId: sample.sellerId,
      email: sample.creator.email,
      key: `${at}`,
      news,
    })),
});
