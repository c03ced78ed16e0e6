// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { ProductKind } from '@haat/openapi';
import { facts as combo } from '../combo/combo.facts';
import { facts as course } from '../course/course.facts';
import { facts as discord } from '../discord/discord.facts';
import { facts as lesson } from '../lesson/lesson.facts';
import { facts as lock } from '../lock/lock.facts';
import { facts as page } from '../page/page.facts';
import { facts as telegram } from '../telegram/telegram.facts';
import { facts as webinar } from '../webinar/webinar.facts';
import type { KindFacts } from '../kind';

export const facts = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
} satisfies { readonly [Kind in ProductKind]: KindFacts };
