import { t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import { type Paragraph, textOf } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { mail, type Sender, sms, someone, something, type Written } from '../templates.parts';

/** What there is to tell of a question: to the creator that it was asked, to whoever asked what was answered. */
export type QuestionNews =
  | { about: 'asked'; questionId: string; text: string; name: string | null }
  /** `path` is where the course is opened: of ours. */
  | { about: 'answered'; text: string; answer: string; path: string }
  /** To whoever asked before buying: `path` is the page on which they asked, `answerPath` where the answer stands. */
  | { about: 'replied'; text: string; answer: string; path: string; answerPath: string };

export interface QuestionNotice {
  template: 'question';
  /** Whose devices are told by push; null for a buyer. */
  accountId: string | null;
  email: string | null;
  /** E.164; of whoever asked before buying. */
  phone: string | null;
  /** The same for the same news. */
  key: string;
  /** Empty for a question on the page of its creator. */
  productTitle: string;
  /** Null for a question before buying. */
  lessonTitle: string | null;
  sellerName: string;
  news: QuestionNews;
}

interface Texts {
  title: string;
  lines: Paragraph[];
  path: string;
  does: string;
}

function textsOf(notice: QuestionNotice): Texts {
  const { news, productTitle, sellerName } = notice;
  const product = productTitle || something();
  const lesson = notice.lessonTitle ?? '';
  switch (news.about) {
    case 'asked':
      return {
        ...(notice.lessonTitle === null ? askedBefore(productTitle) : askedAbout(notice)),
        path: `/questions?id=${encodeURIComponent(news.questionId)}`,
        does: t('Answer|verb'),
      };
    case 'answered':
      return {
        title: t('{seller} answered your question', { seller: sellerName || someone() }),
        lines: answerLines(t('About {lesson} in {product} you asked:', { lesson, product }), news),
        path: news.path,
        does: t('Open the course'),
      };
    case 'replied':
      return {
        title: t('{seller} answered your question', { seller: sellerName || someone() }),
        lines: answerLines(
          productTitle === '' ? t('You asked:') : t('About {product} you asked:', { product }),
          news,
        ),
        path: news.path,
        does: t('Open the page'),
      };
  }

  function askedAbout({ news: { text } }: QuestionNotice): Pick<Texts, 'title' | 'lines'> {
    const buyer = ('name' in news ? news.name : null) ?? t('A buyer');
    return {
      title: t('A question about {lesson}', { lesson }),
      lines: [t('{buyer} asks about {lesson} in {product}:', { buyer, lesson, product }), { quote: text }],
    };
  }

  function askedBefore(title: string): Pick<Texts, 'title' | 'lines'> {
    return {
      title: title === '' ? t('A question from your page') : t('A question about {product}', { product }),
      lines: [t('Somebody who has not bought yet asks:'), { quote: news.text }],
    };
  }
}

const answerLines = (asked: string, { text, answer }: { text: string; answer: string }): Paragraph[] => [
  asked,
  { quote: text },
  t('The answer:'),
  { quote: answer },
];

/** By mail, to a creator by push as well, and by text message to whoever gave a number: there is no room in it for an answer. */
function writeQuestion(notice: QuestionNotice, sender: Sender): Written {
  const { title, lines, path, does } = textsOf(notice);
  const { accountId, email, phone, news } = notice;
  const link = `${sender.origin}${path}`;
  return {
    sms: phone && news.about === 'replied' ? replySms(phone, notice, news, sender) : null,
    mail: email === null ? null : mail(email, title, [...lines, { link, does }], sender),
    push: accountId === null ? null : { accountId, title, text: textOf(lines.slice(-1)), link },
  };
}

const replySms = (
  phone: string,
  { productTitle, sellerName }: QuestionNotice,
  { answerPath }: { answerPath: string },
  sender: Sender,
) =>
  sms(
    phone,
    'news',
    () => ({
      product: plain(productTitle, t('Page|of a creator')),
      seller: plain(sellerName, someone()),
      news: t('your question is answered'),
      link: `${sender.origin}${answerPath}`,
    }),
    sender,
  );

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
  { about: 'asked', questionId: 'QuEsT7K2M9QabcdefG', text: 'Is the recording in Hindi?', name: null },
  {
    about: 'replied',
    text: 'Is the recording in Hindi?',
    answer: 'It is, with captions in English.',
    path: '/pp/8FzKq3mNpR7tVx2W',
    answerPath: '/asked/QuEsT7K2M9QabcdefG?k=abc',
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
      phone: one.about === 'replied' ? sample.buyer.phone : null,
      key: `${at}`,
      productTitle: sample.sold.productTitle,
      lessonTitle: at < 2 ? 'A first dough, by hand' : null,
      sellerName: sample.sold.sellerName,
      news: one,
    })),
});
