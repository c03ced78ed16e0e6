import { plural, t } from '@haat/i18n';
import { defineNotification } from '../define-notification';
import type { Paragraph } from '../mail/mail.document';
import { sample } from '../sample.parts';
import { plain } from '../sms/sms.templates';
import { mail, type Sender, sms, someone, something, type Written } from '../templates.parts';

/** To whoever has access to a course: lessons that opened by their time, or that its creator has added. */
export interface LessonsNotice {
  template: 'lessons';
  about: 'opened' | 'added';
  /** E.164. */
  phone: string;
  email: string | null;
  /** The same for the same lessons. */
  key: string;
  productTitle: string;
  sellerName: string;
  /** The first of them. */
  lessonTitles: readonly string[];
  lessonCount: number;
  /** Money was paid for it; what was free may have gone to a number that somebody else typed. */
  isPaid: boolean;
  /** Of the lesson, or of the course where there are several. */
  url: string;
  /** Signed: turns these messages off without signing in. */
  stopUrl: string;
}

function subjectOf({ about, lessonCount: count, lessonTitles, productTitle }: LessonsNotice): string {
  const product = productTitle || something();
  const [lesson] = lessonTitles;
  if (count === 1 && lesson)
    return about === 'opened'
      ? t('“{lesson}” is open now', { lesson })
      : t('New in {product}: “{lesson}”', { product, lesson });
  return about === 'opened'
    ? plural(count, '{count} lesson of {product} is open now', '{count} lessons of {product} are open now', {
        product,
      })
    : plural(count, '{count} new lesson in {product}', '{count} new lessons in {product}', { product });
}

function linesOf(notice: LessonsNotice): Paragraph[] {
  const { about, lessonCount, lessonTitles, productTitle, sellerName, url, stopUrl } = notice;
  const names = { product: productTitle || something(), seller: sellerName || someone() };
  const more = lessonCount - lessonTitles.length;
  return [
    about === 'opened'
      ? plural(
          lessonCount,
          'A lesson of {product} by {seller} has opened for you.',
          '{count} lessons of {product} by {seller} have opened for you.',
          names,
        )
      : plural(
          lessonCount,
          '{seller} added a lesson to {product}. It is yours already.',
          '{seller} added {count} lessons to {product}. They are yours already.',
          names,
        ),
    ...lessonTitles.map((title) => ({ title, text: '', stop: '' })),
    ...(more > 0 && lessonTitles.length > 0
      ? [plural(more, 'and {count} more', 'and {count} more', {})]
      : []),
    { link: url, does: lessonCount === 1 ? t('Open the lesson|in a message') : t('See the lessons') },
    { small: t('You get this because you have access to {product}.', { product: names.product }) },
    { link: stopUrl, does: t('Unsubscribe'), isQuiet: true as const },
  ];
}

/** By mail; by SMS to whoever left no address. */
function writeLessons(notice: LessonsNotice, sender: Sender): Written {
  const { phone, email, lessonCount, lessonTitles, productTitle, sellerName, url, stopUrl } = notice;
  if (email !== null) {
    const written = mail(email, subjectOf(notice), linesOf(notice), sender);
    return { sms: null, mail: { ...written, unsubscribe: stopUrl }, push: null };
  }
  const [lesson = productTitle] = lessonTitles;
  const variables = () => ({
    seller: plain(sellerName, someone()),
    product:
      lessonCount === 1
        ? plain(lesson, something())
        : plain(
            productTitle,
            something(),
            ` (${plural(lessonCount, '{count} lesson', '{count} lessons', {})})`,
          ),
    link: url,
  });
  return { sms: sms(phone, 'member', variables, sender), mail: null, push: null };
}

const titles = ['The baker’s percentage', 'A heavy pot is an oven', 'Scoring'];

export const lessonsNotification = defineNotification<LessonsNotice>({
  template: 'lessons',
  event: null,
  isBulk: true,
  keyOf: ({ key }) => key,
  write: writeLessons,
  samples: () =>
    (['opened', 'added'] as const).flatMap((about) =>
      [1, 3, 12].flatMap((lessonCount) =>
        [sample.buyer.email, null].map((email) => ({
          template: 'lessons' as const,
          about,
          phone: sample.buyer.phone,
          email,
          key: `grant ${about} ${lessonCount}`,
          productTitle: sample.sold.productTitle,
          sellerName: sample.sold.sellerName,
          lessonTitles: titles.slice(0, lessonCount),
          lessonCount,
          isPaid: true,
          url: `${sample.origin}/learn/9xQ2kmWcPfXk4RtB${lessonCount === 1 ? '/pot' : ''}?from=link`,
          stopUrl: `${sample.origin}/lesson-messages/9xQ2kmWcPfXk4RtB?k=abc`,
        })),
      ),
    ),
});
