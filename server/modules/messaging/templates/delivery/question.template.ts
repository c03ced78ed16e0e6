import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { type Paragraph, textOf } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { mail, type Sender, someone, something, type Written } from '../templates.parts';

/** What there is to tell of a question under a lesson: to the creator that it was asked, to whoever asked what was answered. */
export type QuestionNews =
  | { about: 'asked'; questionId: string; text: string; name: string | null }
  /** `path` is where the course is opened: of ours. */
  | { about: 'answered'; text: string; answer: string; path: string };

export interface QuestionNotice {
  template: 'question';
  /** Whose devices are told by push; null for a buyer. */
  accountId: string | null;
  email: string | null;
  /** The same for the same news. */
  key: string;
  productTitle: string;
  lessonTitle: string;
  sellerName: string;
  news: QuestionNews;
}

interface Texts {
  title: string;
  lines: Paragraph[];
  path: string;
  does: string;
}

function textsOf({ news, productTitle, lessonTitle: lesson, sellerName }: QuestionNotice): Texts {
  const product = productTitle || something();
  switch (news.about) {
    case 'asked':
      return {
        title: t('A question about {lesson}', { lesson }),
        lines: [
          t('{buyer} asks about {lesson} in {product}:', {
            buyer: news.name ?? t('A buyer'),
            lesson,
            product,
          }),
          { quote: news.text },
        ],
        path: `/questions?id=${encodeURIComponent(news.questionId)}`,
        does: t('Answer|verb'),
      };
    case 'answered':
      return {
        title: t('{seller} answered your question', { seller: sellerName || someone() }),
        lines: [
          t('About {lesson} in {product} you asked:', { lesson, product }),
          { quote: news.text },
          t('The answer:'),
          { quote: news.answer },
        ],
        path: news.path,
        does: t('Open the course'),
      };
  }
}

/** By mail, and to a creator by push as well. */
function writeQuestion(notice: QuestionNotice, sender: Sender): Written {
  const { title, lines, path, does } = textsOf(notice);
  const { accountId, email } = notice;
  const link = `${sender.origin}${path}`;
  return {
    sms: null,
    mail: email === null ? null : mail(email, title, [...lines, { link, does }], sender),
    push: accountId === null ? null : { accountId, title, text: textOf(lines.slice(-1)), link },
  };
}

const news: QuestionNews[] = [
  {
    about: 'asked',
    questionId: 'QuEsT7K2M9QabcdefG',
    text: 'May I use whole wheat instead?',
    name: 'Kabir Rao',
  },
  {
    about: 'answered',
    text: 'May I use whole wheat instead?',
    answer: 'You may, with a tenth more water.',
    path: '/access/8FzKq3mNpR7tVx2W?k=abc',
  },
];

export const questionNotification = defineNotification<QuestionNotice>({
  template: 'question',
  event: 'question',
  keyOf: ({ key }) => key,
  write: writeQuestion,
  samples: () =>
    news.map((one, at) => ({
      template: 'question',
      accountId: one.about === 'asked' ? sample.sellerId : null,
      email: one.about === 'asked' ? sample.creator.email : sample.buyer.email,
      key: `${at}`,
      productTitle: sample.sold.productTitle,
      lessonTitle: 'A first dough, by hand',
      sellerName: sample.sold.sellerName,
      news: one,
    })),
});
