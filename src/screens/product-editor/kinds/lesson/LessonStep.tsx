import { LinesField, Stack } from '@haat/design-system';
import { t } from '@haat/words';
import type { KindStepProps } from '../step-props';
import { LessonFields } from './LessonFields';
import type { LessonOwn } from './lesson.own';

export function LessonStep({ own, onOwn, problems, onLeave }: KindStepProps<LessonOwn>) {
  return (
    <Stack space="24">
      <LessonFields
        lesson={own}
        onChange={onOwn}
        field="content"
        problems={problems}
        onLeave={onLeave}
        about={t('Only people who have paid read it.')}
      />
      <LinesField
        label={t('What a learner can do afterwards')}
        name="outcomes"
        one={t('Outcome')}
        lines={own.outcomes}
        onChange={(outcomes) => onOwn({ outcomes })}
        help={t('Shown on the preview, one below the other.')}
      />
    </Stack>
  );
}
