// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { ProductKind } from '@haat/openapi';
import { access as combo } from '../combo/ComboAccess';
import { access as course } from '../course/CourseAccess';
import { access as discord } from '../discord/DiscordAccess';
import { access as lesson } from '../lesson/LessonAccess';
import { access as lock } from '../lock/LockAccess';
import { access as page } from '../page/PageAccess';
import { access as telegram } from '../telegram/TelegramAccess';
import { access as webinar } from '../webinar/WebinarAccess';
import type { KindAccess } from '../kind';

export const access = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
} satisfies { readonly [Kind in ProductKind]?: KindAccess };
