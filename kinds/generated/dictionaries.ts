// Generated from kinds/registry.ts by `npm run generate`; edits are lost.
import { hi as combo } from '../combo/hi';
import { hi as course } from '../course/hi';
import { hi as discord } from '../discord/hi';
import { hi as lesson } from '../lesson/hi';
import { hi as lock } from '../lock/hi';
import { hi as page } from '../page/hi';
import { hi as telegram } from '../telegram/hi';
import { hi as webinar } from '../webinar/hi';

export const dictionaries = {
  page,
  telegram,
  course,
  lesson,
  webinar,
  lock,
  combo,
  discord,
};
