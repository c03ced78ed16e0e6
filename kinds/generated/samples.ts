// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import type { ProductKind } from '@haat/openapi';
import { sample as combo } from '../combo/combo.sample';
import { sample as course } from '../course/course.sample';
import { sample as discord } from '../discord/discord.sample';
import { sample as lesson } from '../lesson/lesson.sample';
import { sample as lock } from '../lock/lock.sample';
import { sample as page } from '../page/page.sample';
import { sample as telegram } from '../telegram/telegram.sample';
import { sample as webinar } from '../webinar/webinar.sample';
import type { KindSample } from '../kind';

export const samples = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
} satisfies { readonly [Kind in ProductKind]: KindSample<Kind> };
