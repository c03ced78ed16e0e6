// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { ProductKind } from '@haat/openapi';
import { texts as combo } from '../combo/combo.texts';
import { texts as course } from '../course/course.texts';
import { texts as discord } from '../discord/discord.texts';
import { texts as lesson } from '../lesson/lesson.texts';
import { texts as lock } from '../lock/lock.texts';
import { texts as page } from '../page/page.texts';
import { texts as telegram } from '../telegram/telegram.texts';
import { texts as webinar } from '../webinar/webinar.texts';
import type { KindTexts } from '../kind';

export const texts = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
} satisfies { readonly [Kind in ProductKind]: KindTexts };
