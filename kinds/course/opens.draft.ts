import { t } from '@haat/i18n';
import type { Lesson } from '@haat/openapi';
import { lessonOpensBounds } from '@haat/openapi/bounds';
import type { FieldProblem } from '../kind';
import { count, countProblem, shownCount } from '../parts/editor/written';
import { momentOf, wallOf } from '../parts/live/zoned';
import { lessonField } from './field-names';

/** When a lesson opens, as it is typed. Drafts that a device kept before lack some of it. */
export interface OpensValues {
  /** Days after the purchase. */
  days?: string;
  /** The day before which it does not open (`2026-11-21`), and the time of that day in India (`18:30`); empty for midnight. */
  opensDay?: string;
  opensTime?: string;
}

const home = 'Asia/Kolkata';
const midnight = '00:00';

export const opensValues = ({ days, at }: NonNullable<Lesson['opens']> = {}): OpensValues => {
  const wall = at === undefined ? { day: '', time: '' } : wallOf(at, home);
  return { days: shownCount(days), opensDay: wall.day, opensTime: wall.time };
};

/** The moment that is typed; null while it is none, or only half of one. */
export const opensMoment = ({ opensDay = '', opensTime = '' }: OpensValues): Date | null =>
  momentOf(opensDay, opensTime || midnight, home);

export const problemsOfOpens = (id: string, values: OpensValues): FieldProblem[] => {
  const { days = '', opensDay = '', opensTime = '' } = values;
  const isHalf = opensMoment(values) === null && `${opensDay}${opensTime}` !== '';
  const { minimum, maximum } = lessonOpensBounds.days;
  return [
    countProblem(`${lessonField(id)}.days`, days, minimum, maximum),
    [`${lessonField(id)}.at`, isHalf ? t('Choose the day as well.') : undefined],
  ];
};

/** What is kept of it: what is wrong stays as it was, and so does a moment that was not changed, to the second. */
export function opensOf(
  values: OpensValues,
  wrong: (field: string) => boolean,
  persisted: Lesson['opens'] = {},
): Pick<Lesson, 'opens'> {
  const typed = opensMoment(values);
  const before = persisted.at;
  const isSame =
    before !== undefined && opensMoment(opensValues({ at: before }))?.getTime() === typed?.getTime();
  const at = wrong('at') || isSame ? before : typed?.toISOString();
  const opens = {
    ...count('days', values.days ?? '', wrong('days'), persisted),
    ...(at !== undefined && { at }),
  };
  return Object.keys(opens).length > 0 ? { opens } : {};
}
