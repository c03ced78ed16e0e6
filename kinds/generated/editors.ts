// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { ProductKind } from '@haat/openapi';
import { editor as combo } from '../combo/ComboEditor';
import { editor as course } from '../course/CourseEditor';
import { editor as discord } from '../discord/DiscordEditor';
import { editor as lesson } from '../lesson/LessonEditor';
import { editor as lock } from '../lock/LockEditor';
import { editor as page } from '../page/PageEditor';
import { editor as telegram } from '../telegram/TelegramEditor';
import { editor as webinar } from '../webinar/WebinarEditor';
import type { ValuesOf } from '../drafts';
import type { KindEditor } from '../kind';

export const editors = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
} satisfies { readonly [Kind in ProductKind]: KindEditor<ValuesOf<Kind>> };
