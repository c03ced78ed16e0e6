import { Notice, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { lockContentBounds } from '@haat/openapi/bounds';
import type { KindEditor } from '../kind';
import { ItemsField } from '../parts/editor/items/ItemsField';
import type { KindStepProps } from '../parts/editor/step-props';
import { contentItems } from '../parts/items/items.rules';
import type { LockValues } from './lock.draft';

/** Content hidden until payment, in reading order. */
function LockStep({ values, onValuesChange, problems, onLeave }: KindStepProps<LockValues>) {
  return (
    <Stack space="24">
      <ItemsField
        list={contentItems}
        label={t('What is locked')}
        lead={t('Upload files, or add text, a link or a place. The preview shows only their names.')}
        nameHelp={t('Everyone sees it on the preview.')}
        items={values.items}
        onItems={(change) => onValuesChange((now) => ({ items: change(now.items) }))}
        most={lockContentBounds.items.maxItems}
        problems={problems}
        onLeave={onLeave}
      />
      <Notice icon="lock">
        {t(
          'The preview shows the size of a file, the city of a place and the word count of a text. The rest is unlocked by the payment.',
        )}
      </Notice>
    </Stack>
  );
}

export const editor: KindEditor<LockValues> = { Content: LockStep };
