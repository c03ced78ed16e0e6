import {
  Box,
  Button,
  Card,
  Icon,
  IconButton,
  Inline,
  List,
  ListRow,
  Stack,
  Switch,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { comboContentBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import type { KindEditor } from '../kind';
import { MoveButtons } from '../parts/editor/items/MoveButtons';
import { moveItem } from '../parts/editor/items/moved';
import { useFocusFollows } from '../parts/editor/items/use-focus-follows';
import { LackingNotice } from '../parts/editor/LackingNotice';
import type { KindStepProps } from '../parts/editor/step-props';
import { type EditorTools, useEditorTools } from '../parts/editor/tools';
import { ComboSaved } from './ComboSaved';
import type { ComboValues } from './combo.draft';

const most = comboContentBounds.items.maxItems;

/** What is inside, in its order, and below it the way to put more inside. */
function ComboStep(props: KindStepProps<ComboValues>) {
  const { values, onValuesChange, problems, onLeave } = props;
  const { items } = values;
  const { Cover, priceText, useProductsById } = useEditorTools();
  const chosen = useProductsById(items);
  const focus = useFocusFollows();
  const onItems = (change: (items: readonly string[]) => string[]) => {
    onValuesChange((now) => ({ items: change(now.items) }));
    onLeave('content.items');
  };
  const remove = (id: string) => onItems((now) => now.filter((one) => one !== id));

  return (
    <Stack space="24">
      <LackingNotice problem={problems['content.items']} />
      {items.length > 0 && (
        <Card title={t('Included')} padding="none">
          <List label={t('What’s included')}>
            {items.map((id, place) => {
              const product = chosen.get(id);
              return (
                <ListRow
                  key={id}
                  leading={product ? <Cover product={product} /> : <Icon name="box" size={24} tone="soft" />}
                  title={product?.title ?? t('A product')}
                  meta={product && aboutChosen(product, priceText)}
                  truncate={false}
                  actions={
                    <Inline space="0" wrap={false}>
                      <MoveButtons
                        id={id}
                        name={product?.title ?? t('product {number}', { number: place + 1 })}
                        isFirst={place === 0}
                        isLast={place === items.length - 1}
                        onMove={(by) => onValuesChange((now) => ({ items: moveItem(now.items, place, by) }))}
                        focus={focus}
                      />
                      <IconButton
                        label={t('Remove {title}', {
                          title: product?.title ?? t('product {number}', { number: place + 1 }),
                        })}
                        icon="cross"
                        size={20}
                        onPress={() => remove(id)}
                      />
                    </Inline>
                  }
                />
              );
            })}
          </List>
        </Card>
      )}
      <ComboSaved {...props} />
      {items.length > 0 && (
        <Switch
          label={t('Buyers who own a part pay only for the rest')}
          name="content.paysForRest"
          checked={values.paysForRest}
          onChange={(paysForRest) => onValuesChange({ paysForRest })}
          help={t(
            'Each product counts by its share of the price, as in refunds. Only what a buyer owns without an end counts.',
          )}
        />
      )}
      <PutInside items={items} onItems={onItems} />
    </Stack>
  );
}

/** Its price, and whether it is not sold separately now. */
function aboutChosen(product: Product, priceText: EditorTools['priceText']): string {
  const price = priceText(product.prices);
  if (product.status === 'published') return price;
  return product.status === 'paused'
    ? t('{price} · not on sale separately', { price })
    : t('{price} · no longer offered: buyers keep it, and the combo is off sale until you remove it', {
        price,
      });
}

interface PutInsideProps {
  items: readonly string[];
  onItems: (change: (items: readonly string[]) => string[]) => void;
}

/** Chooses among the creator's own published products; what is inside can be taken out there again. */
function PutInside({ items, onItems }: PutInsideProps) {
  const { ProductDialog } = useEditorTools();
  const [isOpen, setIsOpen] = useState(false);
  const isFull = items.length >= most;
  const put = (id: string) =>
    onItems((now) =>
      now.includes(id) ? now.filter((one) => one !== id) : now.length < most ? [...now, id] : [...now],
    );
  return (
    <Stack space="8">
      <Box>
        <Button icon="plus" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
          {t('Add products')}
        </Button>
      </Box>
      <Text tone="soft" size="13">
        {isFull
          ? t('A combo can have up to {most} products.', { most })
          : t('A combo needs two or more products that are on sale.')}
      </Text>
      <ProductDialog
        title={t('Add products')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        filter={{ status: 'published' }}
        isOffered={({ id, kind }) => kind !== 'combo' && (!isFull || items.includes(id))}
        chosen={items}
        isMultiple
        onChoose={(product) => product && put(product.id)}
      />
    </Stack>
  );
}

export const editor: KindEditor<ComboValues> = { Content: ComboStep, Price: ComboSaved };
