// What the eight kinds of products are called and hold, for everybody: the server and the screens add to this table what only they
// need, key by key, so that a kind is never known in one place alone.
import type { components } from '@haat/openapi';

type Schemas = components['schemas'];
export type ProductKind = Schemas['ProductKind'];

/** `content` of a product, by kind. */
export interface KindContent {
  telegram: Schemas['TelegramContent'];
  discord: Schemas['DiscordContent'];
  course: Schemas['CourseContent'];
  lesson: Schemas['LessonContent'];
  webinar: Schemas['WebinarContent'];
  lock: Schemas['LockContent'];
  combo: Schemas['ComboContent'];
  page: Schemas['PageContent'];
}

/** `content` of what a preview shows, by kind. */
export interface KindPublicContent {
  telegram: Schemas['PublicTelegram'];
  discord: Schemas['PublicDiscord'];
  course: Schemas['PublicCourse'];
  lesson: Schemas['PublicLessonContent'];
  webinar: Schemas['PublicWebinar'];
  lock: Schemas['PublicLock'];
  combo: Schemas['PublicCombo'];
  page: Schemas['PageContent'];
}

export interface KindNames {
  /** As a title. */
  label: string;
  labelOfMany: string;
  /** In a sentence. */
  one: string;
  many: string;
  /** Where a buyer opens one: `/wp/` and the id. */
  previewBase: string;
  /** The schema of its `content` in openapi.json. */
  contentSchema: string;
  /** One may be given away: a price of type `once` may be 0. */
  mayBeFree?: true;
}

export const productKinds: Readonly<Record<ProductKind, KindNames>> = {
  page: {
    label: 'Payment page',
    labelOfMany: 'Payment pages',
    one: 'page',
    many: 'pages',
    previewBase: '/pp/',
    contentSchema: 'PageContent',
  },
  telegram: {
    label: 'Telegram channel',
    labelOfMany: 'Telegram channels',
    one: 'channel',
    many: 'channels',
    previewBase: '/tg/',
    contentSchema: 'TelegramContent',
  },
  course: {
    label: 'Course',
    labelOfMany: 'Courses',
    one: 'course',
    many: 'courses',
    previewBase: '/cc/',
    contentSchema: 'CourseContent',
  },
  lesson: {
    label: 'Lesson',
    labelOfMany: 'Lessons',
    one: 'lesson',
    many: 'lessons',
    previewBase: '/cp/',
    contentSchema: 'LessonContent',
    mayBeFree: true,
  },
  webinar: {
    label: 'Webinar',
    labelOfMany: 'Webinars',
    one: 'webinar',
    many: 'webinars',
    previewBase: '/wp/',
    contentSchema: 'WebinarContent',
  },
  lock: {
    label: 'Locked content',
    labelOfMany: 'Locked content',
    one: 'locked content',
    many: 'locked content',
    previewBase: '/lc/',
    contentSchema: 'LockContent',
  },
  combo: {
    label: 'Combo',
    labelOfMany: 'Combos',
    one: 'combo',
    many: 'combos',
    previewBase: '/tgc/',
    contentSchema: 'ComboContent',
  },
  discord: {
    label: 'Discord server',
    labelOfMany: 'Discord servers',
    one: 'server',
    many: 'servers',
    previewBase: '/dc/',
    contentSchema: 'DiscordContent',
  },
};

/** The content of a product of this kind; undefined when it is of another. */
export function contentOf<K extends ProductKind>(
  kind: K,
  product: { kind: ProductKind; content: Schemas['Content'] },
): KindContent[K] | undefined {
  return product.kind === kind ? (product.content as KindContent[K]) : undefined;
}

/** The same of what a preview shows. */
export function publicContentOf<K extends ProductKind>(
  kind: K,
  product: { kind: ProductKind; content: Schemas['PublicContent'] },
): KindPublicContent[K] | undefined {
  return product.kind === kind ? (product.content as unknown as KindPublicContent[K]) : undefined;
}
