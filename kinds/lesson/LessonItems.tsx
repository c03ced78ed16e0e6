import { t } from '@haat/i18n';
import { lessonContentBounds } from '@haat/openapi/bounds';
import { ItemsField, type ItemsFieldProps } from '../parts/editor/items/ItemsField';

/** Files, texts, links and places of a lesson, of a course or single; `list` is the name of their field. */
export const LessonItems = (
  props: Pick<ItemsFieldProps, 'list' | 'items' | 'onItems' | 'problems' | 'onLeave'>,
) => (
  <ItemsField
    {...props}
    label={t('Files and more')}
    hasHeading
    lead={t('Upload videos, audio or files, or add text, a link or a place.')}
    nameHelp={t('Everyone sees it on the preview.')}
    most={lessonContentBounds.items.maxItems}
  />
);
