import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { publicContentOf } from '../facts';
import type { KindPreview } from '../kind';
import { durationOf } from '../parts/preview/duration';
import { type Fact, FactList } from '../parts/preview/FactList';
import { type Included, keptLines } from '../parts/preview/includes';
import { itemsText } from '../parts/preview/items-text';
import { isFree } from '../parts/preview/price';
import { learningRefund, learningRefundTerms } from '../parts/preview/refund';
import { Ticks } from '../parts/preview/Ticks';

const lessonKicker = (product: PublicProduct): string => {
  const minutes = publicContentOf('lesson', product)?.minutes;
  return minutes === undefined ? t('Lesson|kind') : `${t('Lesson|kind')} · ${durationOf(minutes)}`;
};

/** Length, and whether there is text, a link or both. */
function LessonHead({ product }: { product: PublicProduct }) {
  const content = publicContentOf('lesson', product);
  if (!content) return null;
  const { hasLink, hasText, items = [], minutes } = content;
  const facts: Fact[] = [];
  if (minutes !== undefined)
    facts.push({ icon: 'clock', title: durationOf(minutes), text: t('One lesson, at your own pace') });
  if (hasLink)
    facts.push({
      icon: 'play',
      title: t('To watch or listen'),
      text: isFree(product) ? t('Instant access') : t('Access after payment'),
    });
  if (hasText) facts.push({ icon: 'book', title: t('To read'), text: t('On your receipt') });
  if (items.length > 0) facts.push({ icon: 'download', title: itemsText(items), text: t('On your receipt') });
  return facts.length > 0 ? <FactList facts={facts} /> : null;
}

function LessonBody({ product, headingLevel }: { product: PublicProduct; headingLevel: 2 | 3 }) {
  const lines = publicContentOf('lesson', product)?.outcomes ?? [];
  return <Ticks id="outcomes" title={t('What you will learn')} lines={lines} headingLevel={headingLevel} />;
}

function lessonIncludes(product: PublicProduct): Included[] {
  const { items = [], minutes } = publicContentOf('lesson', product) ?? {};
  return [
    ...(minutes === undefined ? [] : [{ icon: 'clock', text: durationOf(minutes) } as const]),
    ...(items.length > 0 ? [{ icon: 'download', text: itemsText(items) } as const] : []),
    ...keptLines(product),
  ];
}

export const preview: KindPreview = {
  kicker: lessonKicker,
  Head: LessonHead,
  Body: LessonBody,
  includes: lessonIncludes,
  next: () => 'The lesson opens in your browser at once, without an app.',
  refund: learningRefund,
  refundTerms: learningRefundTerms,
};
