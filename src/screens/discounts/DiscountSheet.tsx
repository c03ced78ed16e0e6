import type { Discount } from '@haat/contract';
import { Button, Select, Sheet, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/words';
import { useState } from 'react';
import { FailureNotice } from '../../parts/faces/FailureNotice';
import { Share } from '../../parts/share/Share';
import { useMoveDiscount } from '../../queries/discounts.queries';
import { DiscountForm } from './DiscountForm';
import { linkWith, nameOf } from './discount-words';

/** A product that a discount may hold for, as its form and its link need it. */
export interface ForProduct {
  id: string;
  title: string;
  url: string;
}

export type Opened = { discount: null; to: 'make' } | { discount: Discount; to: 'change' | 'share' };

interface DiscountSheetProps {
  opened: Opened | null;
  /** The first is chosen before anybody chooses. */
  products: readonly ForProduct[];
  /** The one product that this is about. */
  productId: string | null;
  onClose: () => void;
}

/** One discount: made, changed or sent. */
export function DiscountSheet({ opened, onClose, ...about }: DiscountSheetProps) {
  const title = opened?.discount ? nameOf(opened.discount) : t('New discount');
  return (
    <Sheet open={opened !== null} onClose={onClose} title={title}>
      {opened?.to === 'share' && <ShareCode discount={opened.discount} {...about} />}
      {opened && opened.to !== 'share' && (
        <Stack space="24">
          <DiscountForm discount={opened.discount} onDone={onClose} {...about} />
          {opened.discount && <Standing discount={opened.discount} onDone={onClose} />}
        </Stack>
      )}
    </Sheet>
  );
}

function ShareCode({ discount, products }: { discount: Discount; products: readonly ForProduct[] }) {
  const own = discount.product ? [discount.product] : products;
  const [chosen, setChosen] = useState(own[0]?.id ?? '');
  const product = own.find(({ id }) => id === chosen) ?? own[0];
  if (!product || discount.code === null)
    return <Text tone="soft">{t('Publish something first: the link leads to what the code is for.')}</Text>;
  return (
    <Stack space="20">
      {own.length > 1 && (
        <Select
          label={t('Leads to')}
          name="product"
          value={chosen}
          onChange={setChosen}
          options={own.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <Share url={linkWith(discount.code, product.url)} title={product.title} />
    </Stack>
  );
}

function Standing({ discount, onDone }: { discount: Discount; onDone: () => void }) {
  const move = useMoveDiscount(discount.id);
  const toast = useToast();
  const isOff = discount.status === 'disabled';
  const send = (event: 'disable' | 'enable' | 'delete', said: string) =>
    move.mutate(event, {
      onSuccess: () => {
        toast.show({ text: said, tone: 'good' });
        onDone();
      },
    });
  return (
    <Stack space="8">
      <Text tone="soft" size="13">
        {isOff
          ? t('Nobody gets it now. Turned on again, it counts on from where it was.')
          : t('Turned off, nobody gets it from then on. Orders that have it keep it.')}
      </Text>
      <Button
        fullWidth
        busy={move.isPending && move.variables !== 'delete'}
        onPress={() =>
          isOff ? send('enable', t('The discount is on again.')) : send('disable', t('The discount is off.'))
        }
      >
        {isOff ? t('Turn it on') : t('Turn it off')}
      </Button>
      {discount.used === 0 && discount.sales === 0 && (
        <Button
          fullWidth
          tone="quiet"
          busy={move.isPending && move.variables === 'delete'}
          onPress={() => send('delete', t('The discount is gone.'))}
        >
          {t('Take it away')}
        </Button>
      )}
      <FailureNotice of={move.error} fallback={t('It was not changed. Try again in a moment.')} />
    </Stack>
  );
}
