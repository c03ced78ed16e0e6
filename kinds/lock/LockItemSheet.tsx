import { Notice, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { contentItemBounds } from '@haat/openapi/bounds';
import { AddressField } from '../parts/editor/AddressField';
import { ItemSheet } from '../parts/editor/items/ItemSheet';
import { StampField } from '../parts/editor/items/StampField';
import type { Problems } from '../parts/editor/problems';
import { errorOf } from '../parts/editor/step-props';
import { useEditorTools } from '../parts/editor/tools';
import { isFile } from '../parts/items/items.rules';
import { lockField } from './field-names';
import { type LockItemValues, type LockType, lockFields } from './lock.draft';
import { PlaceFields } from './PlaceFields';

interface LockItemSheetProps {
  /** What is being written; null while nothing is. */
  item: LockItemValues | null;
  problems: Problems;
  onLeave: (field: string) => void;
  onChange: (id: string, changes: Partial<LockItemValues>) => void;
  onRemove: (item: LockItemValues) => void;
  onClose: () => void;
}

/** What each type of item is called. */
export const itemLabels = {
  file: 'File',
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  text: 'Text',
  link: 'Link',
  place: 'Place',
} as const satisfies Record<LockType, Phrase>;

/** One locked thing: its name, and what opens with the payment. */
export function LockItemSheet({ item, problems, onLeave, onChange, onRemove, onClose }: LockItemSheetProps) {
  return (
    <ItemSheet
      item={item}
      title={item ? t(itemLabels[item.type]) : ''}
      name={{ label: t('Name'), help: t('Everyone sees it on the preview.') }}
      removal={t('Remove')}
      field={item ? lockField(item.id) : ''}
      fields={lockFields}
      problems={problems}
      onLeave={onLeave}
      onTitle={({ id }, title) => onChange(id, { title })}
      onRemove={onRemove}
      onClose={onClose}
    >
      {(opened) => <Locked item={opened} problems={problems} onLeave={onLeave} onChange={onChange} />}
    </ItemSheet>
  );
}

type LockedProps = Pick<LockItemSheetProps, 'problems' | 'onLeave' | 'onChange'> & { item: LockItemValues };

/** The part that opens with the payment. */
function Locked({ item, problems, onLeave, onChange }: LockedProps) {
  const { RichField } = useEditorTools();
  const field = lockField(item.id);
  if (item.type === 'place')
    return (
      <PlaceFields
        item={item}
        onChange={(changes) => onChange(item.id, changes)}
        errors={{ address: problems[`${field}.address`], point: problems[`${field}.point`] }}
        onLeave={() => {
          // One of the two is enough: emptying either may leave nothing.
          onLeave(`${field}.address`);
          onLeave(`${field}.point`);
        }}
      />
    );
  if (isFile(item))
    return (
      <Stack space="24">
        <Notice icon="file">{t('An uploaded file. It stays as it is when you change its name.')}</Notice>
        {item.type === 'file' && (
          <StampField
            name={`${item.id}-stamp`}
            value={item.stamp}
            onChange={(stamp) => onChange(item.id, { stamp })}
          />
        )}
      </Stack>
    );
  if (item.type === 'link')
    return (
      <AddressField
        label={t('Link')}
        name={`${item.id}-url`}
        value={item.url}
        onChange={(url) => onChange(item.id, { url })}
        onLeave={() => onLeave(`${field}.url`)}
        help={t('A folder, a video, a file. Only people who have paid see it.')}
        error={problems[`${field}.url`]}
      />
    );
  return (
    <RichField
      label={t('Text')}
      name={`${item.id}-text`}
      rows={10}
      value={item.text}
      onChange={(text) => onChange(item.id, { text })}
      onLeave={() => onLeave(`${field}.text`)}
      maxLength={contentItemBounds.text.maxLength}
      {...errorOf(problems[`${field}.text`])}
    />
  );
}
