import { plural, t } from '@haat/i18n';
import type { EngagementItem } from '@haat/openapi';
import { grouped } from '../../components/charts/grouped';

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

export const downloadsOf = ({ files }: EngagementItem): number =>
  sum(files.map(({ downloads }) => downloads));

/** Of several videos of a lesson, those of the one that most have watched. */
export const viewersOf = ({ files }: EngagementItem): number =>
  Math.max(0, ...files.map(({ viewers }) => viewers));

export const hasPlayable = ({ files }: EngagementItem): boolean =>
  files.some(({ type }) => type === 'video' || type === 'audio');

/** Its number before its title, where lessons are counted. */
export const itemName = ({ title, lesson }: EngagementItem): string =>
  lesson ? `${lesson.number}. ${title}` : title;

const people = (count: number) =>
  plural(count, '{count} viewer', '{count} viewers', { count: grouped(count) });
const downloads = (count: number) =>
  plural(count, '{count} download', '{count} downloads', { count: grouped(count) });

/** In one line what happened with it. */
export function itemSummary(item: EngagementItem): string {
  const { lesson, watched } = item;
  const count = downloadsOf(item);
  return [
    lesson &&
      t('{started} started · {finished} finished', {
        started: grouped(lesson.started),
        finished: grouped(lesson.finished),
      }),
    !lesson && hasPlayable(item) && people(viewersOf(item)),
    watched !== null && t('{share} % watched', { share: watched }),
    lesson?.session &&
      t('{attended} of {members} attended', {
        attended: grouped(lesson.session.attended),
        members: grouped(lesson.session.members),
      }),
    count > 0 && downloads(count),
  ]
    .filter(Boolean)
    .join(' · ');
}
