import type { Product } from '@haat/contract';
import { Box, Card, Icon, IconButton, Inline, List, ListRow, Stack, Text } from '@haat/design-system';
import { t } from '@haat/words';
import { Cover } from '../../../../parts/covers/Cover';
import { Faces } from '../../../../parts/faces/Faces';
import { MoreRows } from '../../../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../../../parts/faces/RowsSkeleton';
import { priceWords } from '../../../../parts/prices/price-words';
import { namesOf } from '../../../../parts/product-kinds/product-kinds';
import { useProductsById } from '../../../../queries/chosen-products.queries';
import { allItems } from '../../../../queries/pages';
import { useProducts } from '../../../../queries/products.queries';
import { MoveButtons } from '../../items/MoveButtons';
import { moved } from '../../items/moved';
import { useFocusFollows } from '../../items/use-focus-follows';
import type { KindStepProps } from '../step-props';
import { ComboSaved } from './ComboSaved';
import type { ComboOwn } from './combo.own';

const most = 20;

/** What is inside, in its order, and below it what can be put inside. */
export function ComboStep(props: KindStepProps<ComboOwn>) {
  const { own, onOwn } = props;
  const { items } = own;
  const chosen = useProductsById(items);
  const focus = useFocusFollows();
  const remove = (id: string) => onOwn((now) => ({ items: now.items.filter((one) => one !== id) }));

  return (
    <Stack space="24">
      {items.length > 0 && (
        <Card title={t('Inside')} padding="none">
          <List label={t('What is inside')}>
            {items.map((id, place) => {
              const product = chosen.get(id);
              return (
                <ListRow
                  key={id}
                  leading={product ? <Cover product={product} /> : <Icon name="box" size={24} tone="soft" />}
                  title={product?.title ?? t('A product')}
                  meta={product && aboutChosen(product)}
                  truncate={false}
                  actions={
                    <Inline space="0" wrap={false}>
                      <MoveButtons
                        id={id}
                        name={product?.title ?? t('product {number}', { number: place + 1 })}
                        isFirst={place === 0}
                        isLast={place === items.length - 1}
                        onMove={(by) => onOwn((now) => ({ items: moved(now.items, place, by) }))}
                        focus={focus}
                      />
                      <IconButton
                        label={t('Take out {title}', {
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
      <ToPutInside
        chosen={items}
        onAdd={(id) => onOwn((now) => (now.items.includes(id) ? {} : { items: [...now.items, id] }))}
      />
    </Stack>
  );
}

/** Its price; and when it is not sold by itself now, that too. */
const aboutChosen = (product: Product) =>
  product.status === 'published'
    ? priceWords(product.prices)
    : t('{price} · not on sale by itself now', { price: priceWords(product.prices) });

/** The creator's own published products that can still be put inside. */
function ToPutInside({ chosen, onAdd }: { chosen: readonly string[]; onAdd: (id: string) => void }) {
  const products = useProducts({ status: 'published' });
  const free = (all: readonly Product[]) =>
    all.filter(({ id, kind }) => kind !== 'combo' && !chosen.includes(id));
  if (chosen.length >= most)
    return <Text tone="soft">{t('A combo holds at most {most} products.', { most })}</Text>;
  return (
    <Faces
      of={products}
      subject={t('Your products')}
      reassurance={t('What is inside already stays inside.')}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(data) => free(allItems(data)).length === 0 && !products.hasNextPage}
      empty={
        <Text tone="soft">
          {chosen.length === 0
            ? t('A combo is made of products that are on sale. Publish two of them first.')
            : t('Everything that you have on sale is inside.')}
        </Text>
      }
    >
      {(data) => (
        <Card title={t('Put inside')} padding="none">
          <List label={t('Products on sale')}>
            {free(allItems(data)).map((product) => (
              <ListRow
                key={product.id}
                leading={<Cover product={product} />}
                title={product.title}
                meta={`${namesOf(product.kind).label} · ${priceWords(product.prices)}`}
                truncate={false}
                actions={
                  <IconButton
                    label={t('Put {title} inside', { title: product.title })}
                    icon="plus"
                    outlined
                    onPress={() => onAdd(product.id)}
                  />
                }
              />
            ))}
          </List>
          <Box padding="0">
            <MoreRows of={products} />
          </Box>
        </Card>
      )}
    </Faces>
  );
}
