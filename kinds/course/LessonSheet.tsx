import { Switch } from '@haat/design-system';
import { t } from '@haat/i18n';
import { lessonContentBounds } from '@haat/openapi/bounds';
import { LessonFields } from '../lesson/LessonFields';
import { ItemSheet } from '../parts/editor/items/ItemSheet';
import { ItemsField } from '../parts/editor/items/ItemsField';
import type { Problems } from '../parts/editor/problems';
import { lessonField, lessonFields, lessonItems } from './field-names';
import type { CourseLessonValues, CourseSectionValues } from './outline';

type LessonItems = NonNullable<CourseLessonValues['items']>;

interface LessonSheetProps {
  sections: readonly CourseSectionValues[];
  /** The lesson that is written; null while none is. */
  id: string | null;
  problems: Problems;
  onLeave: (field: string) => void;
  onChange: (id: string, changes: Partial<CourseLessonValues>) => void;
  onItems: (id: string, change: (items: LessonItems) => LessonItems) => void;
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
  onItems,
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
            about={lesson.isFree ? t('Everyone can read it.') : t('Only people who have paid read it.')}
          />
          <ItemsField
            list={lessonItems(lesson.id)}
            label={t('Files and more')}
            lead={t('Upload videos, audio or files, or add text, a link or a place.')}
            nameHelp={t('Everyone sees it on the preview.')}
            items={lesson.items ?? []}
            onItems={(by) => onItems(lesson.id, by)}
            most={lessonContentBounds.items.maxItems}
            problems={problems}
            onLeave={onLeave}
          />
        </>
      )}
    </ItemSheet>
  );
}
