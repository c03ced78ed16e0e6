import { Icon, List, ListRow } from '@haat/design-system';
import { localeOf, plural, t } from '@haat/i18n';
import { hourIn } from '@haat/i18n/hour';
import { MoveButtons } from '../parts/editor/items/MoveButtons';
import type { FocusFollows } from '../parts/editor/items/use-focus-follows';
import type { Problems } from '../parts/editor/problems';
import { startOf } from '../parts/live/start.draft';
import { hasLesson } from './course.draft';
import { lessonField } from './field-names';
import { type LiveValues, sessionZone } from './live/live.draft';
import type { CourseLessonValues, CourseSectionValues } from './outline';

interface LessonListProps {
  sections: readonly CourseSectionValues[];
  /** Of the section whose lessons these are. */
  place: number;
  problems: Problems;
  focus: FocusFollows;
  onOpen: (id: string) => void;
  onMove: (id: string, by: -1 | 1) => void;
}

/** The lessons of a section. One that is moved past the end goes over into the next section. */
export function LessonList({ sections, place, problems, focus, onOpen, onMove }: LessonListProps) {
  const lessons = sections[place]?.lessons ?? [];
  if (lessons.length === 0) return null;
  return (
    <List label={t('Lessons of section {number}', { number: place + 1 })}>
      {lessons.map((lesson, at) => {
        const isWrong = Object.keys(problems).some((field) => field.startsWith(`${lessonField(lesson.id)}.`));
        return (
          <ListRow
            key={lesson.id}
            leading={
              <Icon
                name={isWrong ? 'alert' : lesson.live ? 'calendar' : isPlayed(lesson) ? 'play' : 'file'}
                tone={isWrong ? 'caution' : 'soft'}
              />
            }
            title={lesson.title.trim() || t('Untitled')}
            meta={about(lesson)}
            truncate={false}
            hasErrorInside={isWrong}
            onPress={() => onOpen(lesson.id)}
            actions={
              <MoveButtons
                id={lesson.id}
                name={t('lesson {number} of section {section}', { number: at + 1, section: place + 1 })}
                isFirst={place === 0 && at === 0}
                isLast={place === sections.length - 1 && at === lessons.length - 1}
                onMove={(by) => onMove(lesson.id, by)}
                focus={focus}
              />
            }
          />
        );
      })}
    </List>
  );
}

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
