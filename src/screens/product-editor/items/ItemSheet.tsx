import { Button, Field, type FieldProps, Sheet, Stack } from '@haat/design-system';
import { t } from '@haat/words';
import type { ReactNode } from 'react';
import { errorOf } from '../kinds/step-props';
import type { Problems } from '../problems';

interface ItemSheetProps<Item> {
  /** What is being written; null while nothing is. */
  item: Item | null;
  title: string;
  /** The field of what it is called. */
  name: Pick<FieldProps, 'label' | 'help'>;
  removal: string;
  /** What its fields are called in the problems, before the dot. */
  field: string;
  problems: Problems;
  onLeave: (field: string) => void;
  onTitle: (item: Item, title: string) => void;
  onRemove: (item: Item) => void;
  onClose: () => void;
  /** What else is written of it. */
  children: (item: Item) => ReactNode;
}

/** One of a list, over the list it belongs to. It saves itself like everything else. */
export function ItemSheet<Item extends { id: string; title: string }>({
  item,
  title,
  name,
  removal,
  field,
  problems,
  onLeave,
  onTitle,
  onRemove,
  onClose,
  children,
}: ItemSheetProps<Item>) {
  return (
    <Sheet open={item !== null} onClose={onClose} title={title}>
      {item && (
        <Stack space="24">
          <Field
            {...name}
            name={`${item.id}-title`}
            value={item.title}
            onChange={(typed) => onTitle(item, typed)}
            onLeave={() => onLeave(`${field}.title`)}
            {...errorOf(problems[`${field}.title`])}
            maxLength={120}
            autoComplete="off"
          />
          {children(item)}
          <Stack space="8">
            <Button tone="accent" onPress={onClose}>
              {t('Done')}
            </Button>
            <Button tone="quiet" icon="trash" onPress={() => onRemove(item)}>
              {removal}
            </Button>
          </Stack>
        </Stack>
      )}
    </Sheet>
  );
}
