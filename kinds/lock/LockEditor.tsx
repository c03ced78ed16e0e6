import { Box, Button, Card, Icon, Inline, List, ListRow, Notice, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { lockContentBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import type { KindEditor } from '../kind';
import { MoveButtons } from '../parts/editor/items/MoveButtons';
import { moveItem } from '../parts/editor/items/moved';
import { useFocusFollows } from '../parts/editor/items/use-focus-follows';
import { useUndo } from '../parts/editor/items/use-undo';
import { LackingNotice } from '../parts/editor/LackingNotice';
import type { KindStepProps } from '../parts/editor/step-props';
import { freeId } from '../parts/editor/written';
import { itemIcons } from '../parts/preview/file-text';
import { lockField } from './field-names';
import { itemLabels, LockItemSheet } from './LockItemSheet';
import {
  isWhole,
  type LockItemValues,
  type LockType,
  type LockValues,
  lockFields,
  newLockItem,
} from './lock.draft';

const icons = { ...itemIcons, place: 'home' } as const;

const types: { type: LockType; label: Phrase }[] = [
  { type: 'text', label: 'Text' },
  { type: 'link', label: 'A link' },
  { type: 'place', label: 'A place' },
];

const most = lockContentBounds.items.maxItems;

/** Content hidden until payment, in reading order. */
function LockStep({ values, onValuesChange, problems, onLeave }: KindStepProps<LockValues>) {
  const { items } = values;
  const [opened, setOpened] = useState<string | null>(null);
  const focus = useFocusFollows();
  const offerBack = useUndo();
  const change = (by: (items: LockValues['items']) => LockValues['items']) =>
    onValuesChange((now) => ({ items: by(now.items) }));
  const add = (type: LockType) => {
    const item = newLockItem(freeId('i', items), type);
    change((now) => [...now, item]);
    setOpened(item.id);
  };
  const remove = (item: LockItemValues) => {
    const place = items.findIndex(({ id }) => id === item.id);
    setOpened(null);
    change((now) => now.filter(({ id }) => id !== item.id));
    onLeave('content.items');
    const title = item.title || t('Locked content');
    offerBack(t('“{title}” removed.', { title }), () => change((now) => now.toSpliced(place, 0, item)));
  };

  const close = () => {
    // The opened item was closed unchanged.
    if (opened !== null) for (const name of lockFields) onLeave(`${lockField(opened)}.${name}`);
    setOpened(null);
  };

  return (
    <Stack space="24">
      <LackingNotice problem={problems['content.items']} />
      {items.length === 0 ? (
        <Text tone="soft">{t('Add text, a link or a place. The preview shows only their names.')}</Text>
      ) : (
        <Card padding="none">
          <List label={t('What is locked')}>
            {items.map((item, place) => {
              const isWrong = Object.keys(problems).some((field) =>
                field.startsWith(`${lockField(item.id)}.`),
              );
              return (
                <ListRow
                  key={item.id}
                  leading={
                    <Icon name={isWrong ? 'alert' : icons[item.type]} tone={isWrong ? 'caution' : 'soft'} />
                  }
                  title={item.title.trim() || t('Unnamed')}
                  meta={isWhole(item) ? t(itemLabels[item.type]) : t('Incomplete')}
                  truncate={false}
                  hasErrorInside={isWrong}
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
              );
            })}
          </List>
        </Card>
      )}
      {items.length < most && (
        <Box as="fieldset" aria-label={t('Add something')}>
          <Inline space="8">
            {types.map(({ type, label }) => (
              <Button key={type} icon="plus" onPress={() => add(type)}>
                {t(label)}
              </Button>
            ))}
          </Inline>
        </Box>
      )}
      <Notice icon="lock">
        {t(
          'The preview shows only the city of a place and the word count of a text. The rest is unlocked by the payment.',
        )}
      </Notice>
      <LockItemSheet
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

export const editor: KindEditor<LockValues> = { Content: LockStep };
