// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type {
  ComboContent,
  CourseContent,
  DiscordContent,
  LessonContent,
  LockContent,
  PageContent,
  PublicCombo,
  PublicCourse,
  PublicDiscord,
  PublicLessonContent,
  PublicLock,
  PublicTelegram,
  PublicWebinar,
  TelegramContent,
  WebinarContent,
} from '@haat/openapi';

/** `content` of a product, by kind. */
export interface KindContent {
  page: PageContent;
  telegram: TelegramContent;
  course: CourseContent;
  lesson: LessonContent;
  webinar: WebinarContent;
  lock: LockContent;
  combo: ComboContent;
  discord: DiscordContent;
}

/** `content` of what a preview shows, by kind. */
export interface KindPublicContent {
  page: PageContent;
  telegram: PublicTelegram;
  course: PublicCourse;
  lesson: PublicLessonContent;
  webinar: PublicWebinar;
  lock: PublicLock;
  combo: PublicCombo;
  discord: PublicDiscord;
}
