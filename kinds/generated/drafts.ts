// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import { draft as combo } from '../combo/combo.draft';
import { draft as course } from '../course/course.draft';
import { draft as discord } from '../discord/discord.draft';
import { draft as lesson } from '../lesson/lesson.draft';
import { draft as lock } from '../lock/lock.draft';
import { draft as page } from '../page/page.draft';
import { draft as telegram } from '../telegram/telegram.draft';
import { draft as webinar } from '../webinar/webinar.draft';

export const drafts = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
};
