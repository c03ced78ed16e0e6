import type { CourseContent, Lesson } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import { type Catalog, lessonsOf } from '../../catalog';
import type { Notifier, Tellable } from '../../messaging';
import type { Holder, ProductKey } from './holder.repository';

export type LessonMessagesContext = Pick<
  Deps,
  'clock' | 'config' | 'database' | 'events' | 'jobs' | 'log' | 'signer' | 'webhookBase'
> & {
  catalog: Pick<Catalog, 'getSellable'>;
  identity: Pick<Identity, 'sellerName'>;
  notify: Pick<Notifier, 'notifyMany'>;
};

/** Holders who are told in one transaction. */
export const holdersAtOnce = 500;
const hour = 60 * 60_000;
/** Ms after which nobody is told any more, as when the server has not run. */
export const mostLateness = 24 * hour;

/** What is taught, and what messages say of it. */
export interface Taught {
  key: ProductKey;
  title: string;
  language: string;
  content: CourseContent;
  sellerName: string;
  /** By an operator: nobody is told of it. */
  isBlocked: boolean;
  /** When it was published last. */
  publishedAt: Date;
}

/** As it is on sale; null where nothing is taught, and of what was never published. */
export async function findTaught(context: LessonMessagesContext, key: ProductKey): Promise<Taught | null> {
  const product = (await context.catalog.getSellable(key.productId))?.product;
  if (!product || product.status === 'draft') return null;
  const content = lessonsOf(product);
  if (!content) return null;
  const { title, language, updated_at: publishedAt } = product;
  const sellerName = (await context.identity.sellerName(key.sellerId)) ?? '';
  return { key, title, language, content, sellerName, publishedAt, isBlocked: product.status === 'blocked' };
}

/** Of the signatures under links that turn these messages off. */
export const stopPurpose = 'noLessonMessages';
export const stopPath = (grantId: string) => `/lesson-messages/${grantId}`;

/** Lessons that a message names; of the rest it says how many. */
const mostNamed = 10;

/** What a holder is told. `event` names what is told of, the same each time. */
export function noticeOf(
  { config, signer, webhookBase }: LessonMessagesContext,
  { title, language, sellerName }: Taught,
  {
    holder,
    lessons,
    about,
    event,
  }: { holder: Holder; lessons: readonly Lesson[]; about: 'opened' | 'added'; event: string },
): Tellable {
  const origin = config.publicUrl ?? webhookBase();
  const [first] = lessons;
  const path = `/learn/${holder.id}${lessons.length === 1 && first ? `/${first.id}` : ''}`;
  return {
    template: 'lessons',
    about,
    phone: holder.holder_phone,
    email: holder.email,
    key: `${holder.id} ${event}`,
    productTitle: title,
    sellerName,
    lessonTitles: lessons.slice(0, mostNamed).map((lesson) => lesson.title),
    lessonCount: lessons.length,
    isPaid: holder.is_paid,
    url: `${origin}${path}?from=link`,
    stopUrl: `${origin}${stopPath(holder.id)}?k=${signer.sign(stopPurpose, holder.id)}`,
    language: holder.language ?? (language === 'hi' ? 'hi' : 'en'),
  };
}
