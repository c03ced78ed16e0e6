import { Button, Field, type FieldProps, Form, Sheet, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { lessonBounds } from '@haat/openapi/bounds';
import type { ReactNode } from 'react';
import type { Problems } from '../problems';
import { errorOf } from '../step-props';
import { useDone } from './use-done';

interface ItemSheetProps<Item> {
  /** What is being written; null while nothing is. */
  item: Item | null;
  title: string;
  /** The field of what it is called. */
  name: Pick<FieldProps, 'label' | 'help'>;
  removal: string;
  /** What its fields are called in the problems, before the dot. */
  field: string;
  /** Of its fields, those that can be wrong. */
  fields: readonly string[];
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
  fields,
  problems,
  onLeave,
  onTitle,
  onRemove,
  onClose,
  children,
}: ItemSheetProps<Item>) {
  const done = useDone({
    leave: () => {
      for (const one of fields) onLeave(`${field}.${one}`);
    },
    isWrong: Object.keys(problems).some((one) => one.startsWith(`${field}.`)),
    onClose,
  });
  return (
    <Sheet open={item !== null} onClose={onClose} title={title}>
      {item && (
        <Form aria-label={title} onSubmit={done}>
          <Stack space="24">
            <Field
              {...name}
              name={`${item.id}-title`}
              value={item.title}
              onChange={(typed) => onTitle(item, typed)}
              onLeave={() => onLeave(`${field}.title`)}
              {...errorOf(problems[`${field}.title`])}
              maxLength={lessonBounds.title.maxLength}
              autoComplete="off"
            />
            {children(item)}
            <Stack space="8">
              <Button type="submit" tone="accent">
                {t('Done')}
              </Button>
              <Button tone="quiet" icon="trash" onPress={() => onRemove(item)}>
                {removal}
              </Button>
            </Stack>
          </Stack>
        </Form>
      )}
    </Sheet>
  );
}
