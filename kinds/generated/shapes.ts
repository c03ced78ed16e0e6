// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { Shapes as combo } from '../combo/combo.facts';
import type { Shapes as course } from '../course/course.facts';
import type { Shapes as discord } from '../discord/discord.facts';
import type { Shapes as lesson } from '../lesson/lesson.facts';
import type { Shapes as lock } from '../lock/lock.facts';
import type { Shapes as page } from '../page/page.facts';
import type { Shapes as telegram } from '../telegram/telegram.facts';
import type { Shapes as webinar } from '../webinar/webinar.facts';

/** `content` of a product, by kind. */
export interface KindContent {
  page: page['content'];
  telegram: telegram['content'];
  course: course['content'];
  lesson: lesson['content'];
  webinar: webinar['content'];
  lock: lock['content'];
  combo: combo['content'];
  discord: discord['content'];
}

/** `content` of what a preview shows, by kind. */
export interface KindPublicContent {
  page: page['shown'];
  telegram: telegram['shown'];
  course: course['shown'];
  lesson: lesson['shown'];
  webinar: webinar['shown'];
  lock: lock['shown'];
  combo: combo['shown'];
  discord: discord['shown'];
}
