import { Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { lessonContentBounds } from '@haat/openapi/bounds';
import type { KindEditor } from '../kind';
import { ItemsField } from '../parts/editor/items/ItemsField';
import { OutcomesField } from '../parts/editor/OutcomesField';
import type { KindStepProps } from '../parts/editor/step-props';
import { lessonItems } from './field-names';
import { LessonFields } from './LessonFields';
import type { LessonValues } from './lesson.draft';

function LessonStep({ values, onValuesChange, problems, onLeave }: KindStepProps<LessonValues>) {
  return (
    <Stack space="24">
      <LessonFields
        lesson={values}
        onChange={onValuesChange}
        field="content"
        problems={problems}
        onLeave={onLeave}
        about={t('Only people who have paid read it.')}
      />
      <ItemsField
        list={lessonItems}
        label={t('Files and more')}
        lead={t('Upload videos, audio or files, or add text, a link or a place.')}
        nameHelp={t('Everyone sees it on the preview.')}
        items={values.items ?? []}
        onItems={(change) => onValuesChange((now) => ({ items: change(now.items ?? []) }))}
        most={lessonContentBounds.items.maxItems}
        problems={problems}
        onLeave={(field) => {
          onLeave(field);
          // Without its last file a lesson may be left with nothing.
          if (field === lessonItems) onLeave('content.text');
        }}
      />
      <OutcomesField
        label={t('What a learner can do afterwards')}
        values={values}
        onValuesChange={onValuesChange}
      />
    </Stack>
  );
}

export const editor: KindEditor<LessonValues> = { Content: LessonStep };
