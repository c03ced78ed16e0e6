import { Button, Sheet, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Discount } from '@haat/openapi';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useMoveDiscount } from '../../queries/catalog/discounts.queries';
import { DiscountForm } from './DiscountForm';
import type { ForProduct } from './discount-draft';
import { nameOf } from './discount-text';
import { ShareCode } from './ShareCode';

export type Opened = { discount: null; to: 'make' } | { discount: Discount; to: 'change' | 'share' };

interface DiscountSheetProps {
  opened: Opened | null;
  /** The one product that this is about; null: any of them. */
  product: ForProduct | null;
  onClose: () => void;
}

/** One discount: made, changed or sent. */
export function DiscountSheet({ opened, product, onClose }: DiscountSheetProps) {
  const title = opened?.discount ? nameOf(opened.discount) : t('New discount');
  return (
    <Sheet open={opened !== null} onClose={onClose} title={title}>
      {opened?.to === 'share' && <ShareCode discount={opened.discount} product={product} />}
      {opened && opened.to !== 'share' && (
        <Stack space="24">
          <DiscountForm discount={opened.discount} productId={product?.id ?? null} onDone={onClose} />
          {opened.discount && <DiscountStatus discount={opened.discount} onDone={onClose} />}
        </Stack>
      )}
    </Sheet>
  );
}

function DiscountStatus({ discount, onDone }: { discount: Discount; onDone: () => void }) {
  const move = useMoveDiscount(discount.id);
  const toast = useToast();
  const isOff = discount.status === 'disabled';
  const send = (event: 'disable' | 'enable' | 'delete', message: string) =>
    move.mutate(event, {
      onSuccess: () => {
        toast.show({ text: message, tone: 'good' });
        onDone();
      },
    });
  return (
    <Stack space="8">
      <Text tone="soft" size="13">
        {isOff
          ? t('It is off. If you turn it on again, usage continues from the current count.')
          : t('When off, it no longer applies to new orders. Existing orders keep it.')}
      </Text>
      <Button
        fullWidth
        busy={move.isPending && move.variables !== 'delete'}
        onPress={() =>
          isOff ? send('enable', t('Discount turned on.')) : send('disable', t('Discount turned off.'))
        }
      >
        {isOff ? t('Turn on') : t('Turn off')}
      </Button>
      {discount.used === 0 && discount.sales === 0 && (
        <Button
          fullWidth
          tone="quiet"
          busy={move.isPending && move.variables === 'delete'}
          onPress={() => send('delete', t('Discount deleted.'))}
        >
          {t('Remove')}
        </Button>
      )}
      <FailureNotice of={move.error} fallback={t('It was not changed. Try again in a moment.')} />
    </Stack>
  );
}
