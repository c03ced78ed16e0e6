import { Icon, List, ListRow } from '@haat/design-system';
import { localeOf, plural, t } from '@haat/i18n';
import { hourIn } from '@haat/i18n/hour';
import { memo } from 'react';
import { DragHandle } from '../parts/editor/items/drag/DragHandle';
import { MoveButtons } from '../parts/editor/items/MoveButtons';
import type { FocusFollows } from '../parts/editor/items/use-focus-follows';
import { startOf } from '../parts/live/start.draft';
import { hasLesson } from './course.draft';
import { type LiveValues, sessionZone } from './live/live.draft';
import type { SectionActions } from './section-actions';
import type { CourseLessonValues, CourseSectionValues } from './sections';

interface LessonListProps {
  section: CourseSectionValues;
  place: number;
  isLast: boolean;
  /** The ids of lessons in which something is wrong, with a space between them. */
  wrong: string;
  focus: FocusFollows;
  actions: SectionActions;
}

/** The lessons of a section. One that is moved past the end goes over into the next section. */
export function LessonList({ section, place, isLast, wrong, focus, actions }: LessonListProps) {
  const { lessons } = section;
  if (lessons.length === 0) return null;
  const wrongIds = wrong.split(' ');
  return (
    <List label={t('Lessons of section {number}', { number: place + 1 })}>
      {lessons.map((lesson, at) => (
        <LessonRow
          key={lesson.id}
          lesson={lesson}
          number={at + 1}
          section={place + 1}
          isFirst={place === 0 && at === 0}
          isLast={isLast && at === lessons.length - 1}
          isWrong={wrongIds.includes(lesson.id)}
          focus={focus}
          actions={actions}
        />
      ))}
    </List>
  );
}

interface LessonRowProps {
  lesson: CourseLessonValues;
  number: number;
  section: number;
  isFirst: boolean;
  isLast: boolean;
  isWrong: boolean;
  focus: FocusFollows;
  actions: SectionActions;
}

const LessonRow = memo(function LessonRow(props: LessonRowProps) {
  const { lesson, number, section, isFirst, isLast, isWrong, focus, actions } = props;
  const title = lesson.title.trim() || t('Untitled');
  const name = t('lesson {number} of section {section}', { number, section });
  return (
    <ListRow
      leading={<DragHandle type="lesson" id={lesson.id} title={title} name={name} />}
      title={title}
      meta={about(lesson)}
      truncate={false}
      hasErrorInside={isWrong}
      onPress={() => actions.open(lesson.id)}
      trailing={
        isWrong ? (
          <Icon name="alert" tone="caution" />
        ) : (
          (lesson.live || isPlayed(lesson)) && (
            <Icon name={lesson.live ? 'calendar' : 'play'} size={16} tone="soft" />
          )
        )
      }
      actions={
        <MoveButtons
          id={lesson.id}
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(by) => actions.moveLesson(lesson.id, by)}
          focus={focus}
        />
      }
    />
  );
});

const isPlayed = ({ url, items }: CourseLessonValues): boolean =>
  url.trim() !== '' || items.some(({ type }) => type === 'video' || type === 'audio');

const about = (lesson: CourseLessonValues) =>
  [
    lesson.minutes.trim() && t('{minutes} min|of a lesson', { minutes: lesson.minutes.trim() }),
    lesson.isFree && t('Free'),
    lesson.items.length > 0 && plural(lesson.items.length, '{count} item', '{count} items', {}),
    lesson.live && liveText(lesson.live),
    lesson.quiz && t('Quiz|of a quiz'),
    lesson.days?.trim() && t('{days} days later', { days: lesson.days.trim() }),
    lesson.opensDay && t('From {day}|of a lesson', { day: shownDay(lesson.opensDay) }),
    lesson.isDraft && t('Hidden|of a lesson'),
    !hasLesson(lesson) && t('Empty'),
  ]
    .filter(Boolean)
    .join(' · ');

/** A session, with its day as soon as it has one. */
function liveText(live: LiveValues): string {
  const at = startOf(live, sessionZone);
  if (!at) return t('Live session');
  const day = at.toLocaleDateString(localeOf(), {
    day: 'numeric',
    month: 'short',
    ...hourIn(localeOf()),
    timeZone: sessionZone,
  });
  return t('Live on {day}', { day });
}

/** "1 Dec 2026". */
function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return at.toLocaleDateString(localeOf(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
