import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import type { ComponentType } from 'react';
import { ComboBody, comboKicker } from './combo/ComboPreview';
import { CourseBody, courseKicker } from './course/CoursePreview';
import { DiscordBody, DiscordHead } from './discord/DiscordPreview';
import type { ProductKind } from './facts';
import { LessonBody, LessonHead, lessonKicker } from './lesson/LessonPreview';
import { LockBody, lockKicker } from './lock/LockPreview';
import { TelegramBody, TelegramHead, telegramKicker } from './telegram/TelegramPreview';
import { WebinarBody, WebinarHead, webinarKicker } from './webinar/WebinarPreview';

interface KindParts {
  /** Over the title: what kind of thing it is, and how much of it. */
  kicker?: (product: PublicProduct) => string;
  /** Before the price: what decides. */
  Head?: ComponentType<{ product: PublicProduct }>;
  /** Below it: what is inside. */
  Body?: ComponentType<{ product: PublicProduct; headingLevel: 2 | 3 }>;
}

/** What a preview shows of each kind and of no other. */
export const kindParts: Readonly<Record<ProductKind, KindParts>> = {
  page: {},
  telegram: { kicker: telegramKicker, Head: TelegramHead, Body: TelegramBody },
  discord: { kicker: () => t('Discord server|kind'), Head: DiscordHead, Body: DiscordBody },
  course: { kicker: courseKicker, Body: CourseBody },
  lesson: { kicker: lessonKicker, Head: LessonHead, Body: LessonBody },
  webinar: { kicker: webinarKicker, Head: WebinarHead, Body: WebinarBody },
  lock: { kicker: lockKicker, Body: LockBody },
  combo: { kicker: comboKicker, Body: ComboBody },
};
