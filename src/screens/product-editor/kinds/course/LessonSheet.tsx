import { Button, Field, Sheet, Stack, Switch } from '@haat/design-system';
import { t } from '@haat/words';
import type { Problems } from '../../problems';
import { LessonFields } from '../lesson/LessonFields';
import { type CourseOwnLesson, type CourseOwnSection, lessonField } from './course.own';

interface LessonSheetProps {
  sections: readonly CourseOwnSection[];
  /** The lesson that is written; null while none is. */
  id: string | null;
  problems: Problems;
  onLeave: (field: string) => void;
  onChange: (id: string, changes: Partial<CourseOwnLesson>) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** One lesson, over the outline it belongs to. It saves itself like everything else. */
export function LessonSheet({
  sections,
  id,
  problems,
  onLeave,
  onChange,
  onRemove,
  onClose,
}: LessonSheetProps) {
  const lesson = sections.flatMap(({ lessons }) => lessons).find((one) => one.id === id);
  return (
    <Sheet open={lesson !== undefined} onClose={onClose} title={t('Lesson')}>
      {lesson && (
        <Stack space="24">
          <Field
            label={t('Title')}
            name={`${lesson.id}-title`}
            value={lesson.title}
            onChange={(title) => onChange(lesson.id, { title })}
            maxLength={120}
            autoComplete="off"
          />
          <Switch
            label={t('Free to read before paying')}
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
            about={lesson.isFree ? t('Everybody can read it.') : t('Only people who have paid read it.')}
          />
          <Stack space="8">
            <Button tone="accent" onPress={onClose}>
              {t('Done')}
            </Button>
            <Button tone="quiet" icon="trash" onPress={() => onRemove(lesson.id)}>
              {t('Remove the lesson')}
            </Button>
          </Stack>
        </Stack>
      )}
    </Sheet>
  );
}
