import { Button, Card, Form, Icon, List, ListRow, Sheet, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { MoveButtons } from '@haat/kinds/parts/editor/items/MoveButtons';
import { useDone } from '@haat/kinds/parts/editor/items/use-done';
import { useFocusFollows } from '@haat/kinds/parts/editor/items/use-focus-follows';
import { useUndo } from '@haat/kinds/parts/editor/items/use-undo';
import type { Problems } from '@haat/kinds/parts/editor/problems';
import { freeId } from '@haat/kinds/parts/editor/written';
import { quotas } from '@haat/openapi/quotas';
import { type ComponentProps, useState } from 'react';
import { priceText } from '../../../components/prices/price-text';
import type { Draft } from '../draft/draft';
import { changedPrice, movedPrice } from './other-prices';
import { PriceFields } from './PriceFields';
import { PriceName } from './PriceName';
import { emptyPrice, type PriceDraft, priceField, priceFields, writtenPrice } from './price-draft';

const most = quotas.pricesOfProduct;

interface OtherPricesProps {
  kind: Draft['kind'];
  prices: Draft['prices'];
  onPrices: (change: (prices: Draft['prices']) => Draft['prices']) => void;
  problems: Problems;
  onLeave: (field: string) => void;
}

/** Prices beside the first, of which a buyer chooses one. */
export function OtherPrices({ kind, prices, onPrices, problems, onLeave }: OtherPricesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const focus = useFocusFollows();
  const offerBack = useUndo();
  const others = prices.slice(1);
  const price = others.find(({ key }) => key === opened);
  const change = (key: string, changes: Partial<PriceDraft>) =>
    onPrices((now) => changedPrice(now, key, changes));
  const isWrongIn = (key: string) =>
    Object.keys(problems).some((field) => field.startsWith(priceField(key, '')));
  const done = useDone({
    leave: () => {
      for (const name of priceFields) onLeave(priceField(opened ?? '', name));
    },
    isWrong: opened !== null && isWrongIn(opened),
    onClose: () => setOpened(null),
  });
  const add = () => {
    const key = freeId(
      'new',
      prices.map(({ key: id }) => ({ id })),
    );
    onPrices((now) => [...now, { ...emptyPrice, key }]);
    setOpened(key);
  };
  const remove = (one: PriceDraft) => {
    const place = prices.findIndex(({ key }) => key === one.key);
    setOpened(null);
    onPrices((now) => now.filter(({ key }) => key !== one.key));
    offerBack(t('Price removed.'), () => onPrices((now) => now.toSpliced(place, 0, one)));
  };

  return (
    <Stack space="16">
      {others.length > 0 && (
        <Card title={t('Other prices')} padding="none">
          <List label={t('Other prices')}>
            {others.map((one, at) => (
              <PriceRow
                key={one.key}
                price={one}
                at={at}
                isLast={at === others.length - 1}
                isWrong={isWrongIn(one.key)}
                onOpen={() => setOpened(one.key)}
                onMove={(by) => onPrices((now) => movedPrice(now, at + 1, by))}
                focus={focus}
              />
            ))}
          </List>
        </Card>
      )}
      {prices.length < most && (
        <Stack space="8" align="start">
          <Button icon="plus" onPress={add}>
            {t('Add another price')}
          </Button>
          <Text size="13" tone="soft">
            {t('Buyers choose one. The first is selected by default.')}
          </Text>
        </Stack>
      )}
      <Sheet open={price !== undefined} onClose={() => setOpened(null)} title={t('Another price')}>
        {price && (
          <PriceForm
            kind={kind}
            price={price}
            onChange={(changes) => change(price.key, changes)}
            problems={problems}
            onLeave={onLeave}
            onDone={done}
            onRemove={() => remove(price)}
          />
        )}
      </Sheet>
    </Stack>
  );
}

interface PriceRowProps {
  price: PriceDraft;
  /** Its place among the other prices, from 0. */
  at: number;
  isLast: boolean;
  isWrong: boolean;
  onOpen: () => void;
  onMove: MoveButtonsProps['onMove'];
  focus: MoveButtonsProps['focus'];
}

type MoveButtonsProps = ComponentProps<typeof MoveButtons>;

function PriceRow({ price, at, isLast, isWrong, onOpen, onMove, focus }: PriceRowProps) {
  const written = writtenPrice(price);
  return (
    <ListRow
      leading={<Icon name={isWrong ? 'alert' : 'tag'} tone={isWrong ? 'caution' : 'soft'} />}
      title={price.label.trim() || t('Price {number}', { number: at + 2 })}
      meta={written ? priceText([written]) : t('Incomplete')}
      truncate={false}
      hasErrorInside={isWrong}
      onPress={onOpen}
      actions={
        <MoveButtons
          id={price.key}
          name={t('price {number}', { number: at + 2 })}
          isFirst={false}
          isLast={isLast}
          onMove={onMove}
          focus={focus}
        />
      }
    />
  );
}

interface PriceFormProps {
  kind: Draft['kind'];
  price: PriceDraft;
  onChange: (changes: Partial<PriceDraft>) => void;
  problems: Problems;
  onLeave: (field: string) => void;
  onDone: () => void;
  onRemove: () => void;
}

function PriceForm({ kind, price, onChange, problems, onLeave, onDone, onRemove }: PriceFormProps) {
  return (
    <Form aria-label={t('Another price')} onSubmit={onDone}>
      <Stack space="24">
        <PriceName price={price} onChange={onChange} />
        <PriceFields kind={kind} price={price} onChange={onChange} problems={problems} onLeave={onLeave} />
        <Stack space="8">
          <Button type="submit" tone="accent">
            {t('Done')}
          </Button>
          <Button tone="quiet" icon="trash" onPress={onRemove}>
            {t('Remove price')}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
