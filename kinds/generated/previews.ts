// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { ProductKind } from '@haat/openapi';
import { preview as combo } from '../combo/ComboPreview';
import { preview as course } from '../course/CoursePreview';
import { preview as discord } from '../discord/DiscordPreview';
import { preview as lesson } from '../lesson/LessonPreview';
import { preview as lock } from '../lock/LockPreview';
import { preview as page } from '../page/PagePreview';
import { preview as telegram } from '../telegram/TelegramPreview';
import { preview as webinar } from '../webinar/WebinarPreview';
import type { KindPreview } from '../kind';

export const previews = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
} satisfies { readonly [Kind in ProductKind]: KindPreview };
