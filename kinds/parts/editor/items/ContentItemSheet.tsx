import { type Phrase, t } from '@haat/i18n';
import { contentItemBounds } from '@haat/openapi/bounds';
import { isFile, itemField } from '../../items/items.rules';
import { AddressField } from '../AddressField';
import type { Problems } from '../problems';
import { errorOf } from '../step-props';
import { useEditorTools } from '../tools';
import { FileFields } from './FileFields';
import { ItemSheet } from './ItemSheet';
import { type ItemType, type ItemValues, itemFields } from './items.draft';
import { PlaceFields } from './PlaceFields';

interface ContentItemSheetProps {
  /** The name of the list's field. */
  list: string;
  /** Below the name: who sees it. */
  nameHelp?: string;
  /** What is being written; null while nothing is. */
  item: ItemValues | null;
  problems: Problems;
  onLeave: (field: string) => void;
  onChange: (id: string, changes: Partial<ItemValues>) => void;
  onRemove: (item: ItemValues) => void;
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
} as const satisfies Record<ItemType, Phrase>;

/** One locked thing: its name, and what opens with the payment. */
export function ContentItemSheet({
  list,
  nameHelp,
  item,
  problems,
  onLeave,
  onChange,
  onRemove,
  onClose,
}: ContentItemSheetProps) {
  return (
    <ItemSheet
      item={item}
      title={item ? t(itemLabels[item.type]) : ''}
      name={{ label: t('Name'), ...(nameHelp !== undefined && { help: nameHelp }) }}
      removal={t('Remove')}
      field={item ? itemField(list, item.id) : ''}
      fields={itemFields}
      problems={problems}
      onLeave={onLeave}
      onTitle={({ id }, title) => onChange(id, { title })}
      onRemove={onRemove}
      onClose={onClose}
    >
      {(opened) => (
        <ItemFields list={list} item={opened} problems={problems} onLeave={onLeave} onChange={onChange} />
      )}
    </ItemSheet>
  );
}

type FieldsProps = Pick<ContentItemSheetProps, 'list' | 'problems' | 'onLeave' | 'onChange'> & {
  item: ItemValues;
};

/** The part that opens with the payment. */
function ItemFields({ list, item, problems, onLeave, onChange }: FieldsProps) {
  const { RichField } = useEditorTools();
  const field = itemField(list, item.id);
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
    return <FileFields item={item} list={list} onChange={(changes) => onChange(item.id, changes)} />;
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
