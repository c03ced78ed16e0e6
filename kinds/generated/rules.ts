// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { ProductKind } from '@haat/openapi';
import { rules as combo } from '../combo/combo.rules';
import { rules as course } from '../course/course.rules';
import { rules as discord } from '../discord/discord.rules';
import { rules as lesson } from '../lesson/lesson.rules';
import { rules as lock } from '../lock/lock.rules';
import { rules as page } from '../page/page.rules';
import { rules as telegram } from '../telegram/telegram.rules';
import { rules as webinar } from '../webinar/webinar.rules';
import type { KindRules } from '../kind';

export const rules = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
} satisfies { readonly [Kind in ProductKind]: KindRules<Kind> };
