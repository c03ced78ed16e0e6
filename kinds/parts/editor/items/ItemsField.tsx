import { Box, Button, Card, Heading, Icon, Inline, List, ListRow, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { MediaFile } from '@haat/openapi';
import { useState } from 'react';
import { itemField } from '../../items/items.rules';
import { itemIcons } from '../../preview/file-text';
import { LackingNotice } from '../LackingNotice';
import type { Problems } from '../problems';
import { UploadField } from '../uploads/UploadField';
import { freeId } from '../written';
import { ContentItemSheet, itemLabels } from './ContentItemSheet';
import { DragArea, type DragAreaProps } from './drag/DragArea';
import { DragHandle } from './drag/DragHandle';
import { dropList } from './drag/drag-context';
import { type ItemType, type ItemValues, isWhole, itemFields, itemOfFile, newItem } from './items.draft';
import { MoveButtons } from './MoveButtons';
import { moveItem, placeItem } from './moved';
import { useFocusFollows } from './use-focus-follows';
import { useUndo } from './use-undo';

const icons = { ...itemIcons, place: 'home' } as const;

const typedItems: { type: ItemType; label: Phrase }[] = [
  { type: 'text', label: 'Text' },
  { type: 'link', label: 'A link' },
  { type: 'place', label: 'A place' },
];

type Items = readonly ItemValues[];

export interface ItemsFieldProps {
  /** The name of the field: `content.items`. What is wrong of an item is `{list}.{id}.{field}`. */
  list: string;
  label: string;
  /** Whether the label stands above it; the list is called so in any case. */
  hasHeading?: boolean;
  /** Said while there are none. */
  lead: string;
  /** Below the name of an item: who sees it. */
  nameHelp?: string;
  items: Items;
  onItems: (change: (items: Items) => Items) => void;
  /** So many at most. */
  most: number;
  /** Which others than uploads can be added; all unless said. */
  types?: readonly ItemType[];
  problems: Problems;
  onLeave: (field: string) => void;
}

/**
 * A list of `ContentItem`s of any kind of product: files, images, video and audio that are uploaded here, texts, links and places.
 * The values are `ItemValues`; `items.draft.ts` reads and writes them, `items.rules.ts` says what is missing.
 */
export function ItemsField({ list, label, lead, nameHelp, types, ...props }: ItemsFieldProps) {
  const { items, onItems: change, most, problems, onLeave, hasHeading = false } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const focus = useFocusFollows();
  const offerBack = useUndo();
  const add = (type: ItemType) => {
    const item = newItem(freeId('i', items), type);
    change((now) => [...now, item]);
    setOpened(item.id);
  };
  const addFile = (file: MediaFile) =>
    change((now) => (now.length < most ? [...now, itemOfFile(freeId('i', now), file)] : now));
  const remove = (item: ItemValues) => {
    const place = items.findIndex(({ id }) => id === item.id);
    setOpened(null);
    change((now) => now.filter(({ id }) => id !== item.id));
    onLeave(list);
    const title = item.title || label;
    offerBack(t('“{title}” removed.', { title }), () => change((now) => now.toSpliced(place, 0, item)));
  };
  const close = () => {
    // The opened item was closed unchanged.
    if (opened !== null) for (const name of itemFields) onLeave(`${itemField(list, opened)}.${name}`);
    setOpened(null);
  };
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  const moving: Omit<DragAreaProps, 'children'> = {
    placeOf: ({ id }) => (placeOf(id) < 0 ? null : { list, place: placeOf(id) }),
    onDrop: ({ id }, to) =>
      change((now) =>
        placeItem(
          now,
          now.findIndex((item) => item.id === id),
          to.place,
        ),
      ),
    onStep: ({ id }, by) =>
      change((now) =>
        moveItem(
          now,
          now.findIndex((item) => item.id === id),
          by,
        ),
      ),
    describe: ({ id }) =>
      t('“{title}”, part {number} of {count}', {
        title: items[placeOf(id)]?.title.trim() || t('Unnamed'),
        number: placeOf(id) + 1,
        count: items.length,
      }),
  };
  const isWrong = ({ id }: ItemValues) =>
    Object.keys(problems).some((field) => field.startsWith(`${itemField(list, id)}.`));

  return (
    <Stack space={hasHeading ? '16' : '24'}>
      {hasHeading && (
        <Heading level={2} size="17">
          {label}
        </Heading>
      )}
      <LackingNotice problem={problems[list]} />
      {items.length === 0 ? (
        <Text tone="soft">{lead}</Text>
      ) : (
        <DragArea {...moving}>
          <Card padding="none">
            <Box {...dropList('item', list)}>
              <List label={label}>
                {items.map((item, place) => (
                  <ListRow
                    key={item.id}
                    leading={
                      <>
                        <DragHandle
                          type="item"
                          id={item.id}
                          title={item.title.trim() || t('Unnamed')}
                          name={t('part {number}', { number: place + 1 })}
                        />
                        <Icon
                          name={isWrong(item) ? 'alert' : icons[item.type]}
                          tone={isWrong(item) ? 'caution' : 'soft'}
                        />
                      </>
                    }
                    title={item.title.trim() || t('Unnamed')}
                    meta={isWhole(item) ? t(itemLabels[item.type]) : t('Incomplete')}
                    truncate={false}
                    hasErrorInside={isWrong(item)}
                    onPress={() => setOpened(item.id)}
                    actions={
                      <MoveButtons
                        id={item.id}
                        name={t('part {number}', { number: place + 1 })}
                        isFirst={place === 0}
                        isLast={place === items.length - 1}
                        onMove={(by) => change((now) => moveItem(now, place, by))}
                        focus={focus}
                      />
                    }
                  />
                ))}
              </List>
            </Box>
          </Card>
        </DragArea>
      )}
      <UploadField field={list} canAdd={items.length < most} onFile={addFile} />
      {items.length < most && (
        <Box as="fieldset" aria-label={t('Add something')}>
          <Inline space="8">
            {typedItems
              .filter(({ type }) => types?.includes(type) ?? true)
              .map((one) => (
                <Button key={one.type} icon="plus" onPress={() => add(one.type)}>
                  {t(one.label)}
                </Button>
              ))}
          </Inline>
        </Box>
      )}
      <ContentItemSheet
        list={list}
        {...(nameHelp !== undefined && { nameHelp })}
        item={items.find(({ id }) => id === opened) ?? null}
        problems={problems}
        onLeave={onLeave}
        onChange={(id, changes) =>
          change((now) => now.map((item) => (item.id === id ? { ...item, ...changes } : item)))
        }
        onRemove={remove}
        onClose={close}
      />
    </Stack>
  );
}
