import { Button, Switch } from '@haat/design-system';
import { t } from '@haat/i18n';
import { LessonFields } from '../lesson/LessonFields';
import { LessonItems } from '../lesson/LessonItems';
import { ItemSheet } from '../parts/editor/items/ItemSheet';
import type { Problems } from '../parts/editor/problems';
import { lessonField, lessonFields, lessonItems } from './field-names';
import { LiveField } from './live/LiveField';
import { newLive } from './live/live.draft';
import { OpensFields } from './OpensFields';
import { QuizField } from './quiz/QuizField';
import type { CourseSectionValues, LessonChange } from './sections';

interface LessonSheetProps {
  sections: readonly CourseSectionValues[];
  /** The lesson that is written; null while none is. */
  id: string | null;
  problems: Problems;
  onLeave: (field: string) => void;
  onChange: (id: string, changes: LessonChange) => void;
  onCopy: (id: string) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** One lesson of a course: its name, whether it is free, and what is taught. */
export function LessonSheet({
  sections,
  id,
  problems,
  onLeave,
  onChange,
  onCopy,
  onRemove,
  onClose,
}: LessonSheetProps) {
  return (
    <ItemSheet
      item={sections.flatMap(({ lessons }) => lessons).find((one) => one.id === id) ?? null}
      field={id === null ? '' : lessonField(id)}
      fields={lessonFields}
      problems={problems}
      onLeave={onLeave}
      title={t('Lesson')}
      name={{ label: t('Title') }}
      removal={t('Remove lesson')}
      onTitle={(lesson, title) => onChange(lesson.id, { title })}
      onRemove={(lesson) => onRemove(lesson.id)}
      onClose={onClose}
    >
      {(lesson) => (
        <>
          <Switch
            label={t('Free preview')}
            name={`${lesson.id}-isFree`}
            checked={lesson.isFree}
            onChange={(isFree) => onChange(lesson.id, { isFree })}
            help={t('One free lesson shows how you teach')}
          />
          <LessonFields
            lesson={lesson}
            onChange={(changes) => onChange(lesson.id, changes)}
            field={lessonField(lesson.id)}
            problems={problems}
            onLeave={onLeave}
            about={
              lesson.isFree ? t('Everyone can read and play it.') : t('Only people who have paid read it.')
            }
          />
          <LessonItems
            list={lessonItems(lesson.id)}
            items={lesson.items}
            onItems={(by) => onChange(lesson.id, ({ items }) => ({ items: by(items) }))}
            problems={problems}
            onLeave={onLeave}
          />
          <LiveField
            field={lessonField(lesson.id)}
            live={lesson.live}
            items={lesson.items}
            onChange={(changes) =>
              onChange(lesson.id, ({ live = newLive }) => ({ live: changes && { ...live, ...changes } }))
            }
            problems={problems}
            onLeave={onLeave}
          />
          <QuizField
            field={lessonField(lesson.id)}
            quiz={lesson.quiz}
            onChange={(quiz) => onChange(lesson.id, { quiz })}
            problems={problems}
            onLeave={onLeave}
          />
          <OpensFields
            lesson={lesson}
            onChange={(changes) => onChange(lesson.id, changes)}
            problems={problems}
            onLeave={onLeave}
          />
          <Switch
            label={t('Hide from buyers')}
            name={`${lesson.id}-isDraft`}
            checked={lesson.isDraft ?? false}
            onChange={(isDraft) => onChange(lesson.id, { isDraft })}
            help={t('A draft lesson can stay unfinished while the course is on sale.')}
          />
          <Button icon="copy" onPress={() => onCopy(lesson.id)}>
            {t('Duplicate lesson')}
          </Button>
        </>
      )}
    </ItemSheet>
  );
}
