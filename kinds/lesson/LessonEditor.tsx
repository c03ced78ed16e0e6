import { Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { KindEditor } from '../kind';
import { OutcomesField } from '../parts/editor/OutcomesField';
import type { KindStepProps } from '../parts/editor/step-props';
import { contentItems } from '../parts/items/items.rules';
import { LessonFields } from './LessonFields';
import { LessonItems } from './LessonItems';
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
      <LessonItems
        list={contentItems}
        items={values.items}
        onItems={(change) => onValuesChange((now) => ({ items: change(now.items) }))}
        problems={problems}
        onLeave={(field) => {
          onLeave(field);
          // Without its last file a lesson may be left with nothing.
          if (field === contentItems) onLeave('content.text');
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
