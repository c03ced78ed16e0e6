import { Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { KindEditor } from '../kind';
import { OutcomesField } from '../parts/editor/OutcomesField';
import type { KindStepProps } from '../parts/editor/step-props';
import { LessonFields } from './LessonFields';
import type { LessonOwn } from './lesson.draft';

function LessonStep({ own, onOwn, problems, onLeave }: KindStepProps<LessonOwn>) {
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
      <OutcomesField label={t('What a learner can do afterwards')} own={own} onOwn={onOwn} />
    </Stack>
  );
}

export const editor: KindEditor<LessonOwn> = { Content: LessonStep };
