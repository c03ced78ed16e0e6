import { plural, t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { type Paragraph, textOf } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { mail, type Sender, someone, type Written } from '../templates.parts';

/** What there is to tell of a review: to the creator that it was written, to its buyer everything else. */
export type ReviewMessage =
  /** `isHeld`: it was held at set times, and is over. */
  | { about: 'asked'; orderId: string; isHeld?: boolean }
  | { about: 'written'; stars: number; words: string | null; name: string | null }
  | { about: 'answered'; answer: string }
  | { about: 'hidden'; reason: string };

export interface ReviewNotice {
  template: 'review';
  /** Whose devices are told by push; null for a buyer. */
  accountId: string | null;
  email: string | null;
  /** The same for the same news. */
  key: string;
  productTitle: string;
  sellerName: string;
  news: ReviewMessage;
}

interface Texts {
  title: string;
  lines: Paragraph[];
  path: string;
  does: string;
}

const starsOf = (count: number) => plural(count, '{count} star', '{count} stars', {});

function textsOf({ news, productTitle: product, sellerName }: ReviewNotice): Texts {
  const seller = sellerName || someone();
  switch (news.about) {
    case 'asked':
      return {
        title: news.isHeld ? t('How was {product}?', { product }) : t('How is {product}?', { product }),
        lines: [
          news.isHeld
            ? t(
                'It has been a week since {product} by {seller}. A short review helps other buyers, and helps {seller} improve it.',
                { product, seller },
              )
            : t(
                'You have had {product} by {seller} for a week. A short review helps other buyers, and helps {seller} improve it.',
                { product, seller },
              ),
          t('We only ask once.'),
        ],
        path: `/purchase?order=${encodeURIComponent(news.orderId)}`,
        does: t('Write a review'),
      };
    case 'written':
      return {
        title: t('{stars} for {product}', { stars: starsOf(news.stars), product }),
        lines: [
          t('{buyer} gave {product} {stars}.', {
            buyer: news.name ?? t('A buyer'),
            product,
            stars: starsOf(news.stars),
          }),
          ...(news.words ? [{ quote: news.words }] : []),
        ],
        path: '/reviews',
        does: t('Read and reply'),
      };
    case 'answered':
      return {
        title: t('{seller} replied to your review', { seller }),
        lines: [t('About {product}:', { product }), { quote: news.answer }],
        path: '/purchase',
        does: t('View purchases'),
      };
    case 'hidden':
      return {
        title: t('Your review of {product} was removed', { product }),
        lines: [news.reason, t('If you think this is wrong, contact us.')],
        path: '/ContactUs',
        does: t('Contact us'),
      };
  }
}

/** By mail, and to a creator by push as well. */
function writeReview(notice: ReviewNotice, sender: Sender): Written {
  const { title, lines, path, does } = textsOf(notice);
  const { accountId, email } = notice;
  const link = `${sender.origin}${path}`;
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, [...lines, { link, does }], sender),
    push: accountId === null ? null : { accountId, title, text: textOf(lines.slice(-1)), link },
  };
}

const reviewMessages: ReviewMessage[] = [
  { about: 'asked', orderId: '8FzKq3mNpR7tVx2W' },
  { about: 'asked', orderId: '8FzKq3mNpR7tVx2W', isHeld: true },
  { about: 'written', stars: 4, words: 'Clear, and the starter lives.', name: 'Kabir Rao' },
  { about: 'answered', answer: 'Thank you. Part two is on its way.' },
  { about: 'hidden', reason: 'It names somebody’s phone number.' },
];

export const reviewNotification = defineNotification<ReviewNotice>({
  template: 'review',
  event: 'review',
  keyOf: ({ key }) => key,
  write: writeReview,
  samples: () =>
    reviewMessages.map((news, at) => ({
      template: 'review',
      accountId: news.about === 'written' ? sample.sellerId : null,
      email: news.about === 'written' ? sample.creator.email : sample.buyer.email,
      key: `${at}`,
      productTitle: sample.sold.productTitle,
      sellerName: sample.sold.sellerName,
      news,
    })),
});
