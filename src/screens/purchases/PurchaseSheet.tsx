import { Badge, Box, ButtonLink, Inline, Sheet, Skeleton, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { Purchase } from '@haat/openapi';
import { giftUrl, openUrl } from '@haat/web/library/opening';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { Cover } from '../../components/covers/Cover';
import { PaidSum } from '../../components/prices/PaidSum';
import { usePurchase } from '../../queries/orders/purchases.queries';
import { AskRefund } from './AskRefund';
import { ClosedBadge } from './ClosedBadge';
import { PurchaseDocuments } from './PurchaseDocuments';
import { ReviewSection } from './ReviewSection';
import { SubscriptionSection } from './subscription/SubscriptionSection';

interface PurchaseSheetProps {
  /** The order that is open; null closes. */
  orderId: string | null;
  onClose: () => void;
}

/** One purchase over the library. Keeps what it shows while it slides away. */
export function PurchaseSheet({ orderId, onClose }: PurchaseSheetProps) {
  const [last, setLast] = useState(orderId);
  if (orderId !== null && orderId !== last) setLast(orderId);
  const shown = orderId ?? last;
  if (shown === null) return null;
  return <OpenPurchase orderId={shown} isOpen={orderId !== null} onClose={onClose} />;
}

interface OpenPurchaseProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

function OpenPurchase({ orderId, isOpen, onClose }: OpenPurchaseProps) {
  const purchase = usePurchase(orderId);
  const opens = purchase.data && openUrl(purchase.data);
  const gift = purchase.data && giftUrl(purchase.data);
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={
        purchase.data ? piecesTitle(purchase.data.product.title, purchase.data.quantity) : t('Your purchase')
      }
      footer={
        opens ? (
          <ButtonLink href={opens} fullWidth tone="accent" iconAfter="arrowRight">
            {t('Open')}
          </ButtonLink>
        ) : (
          gift && (
            <ButtonLink href={gift} fullWidth iconAfter="arrowRight">
              {t('View gift')}
            </ButtonLink>
          )
        )
      }
    >
      <AsyncStates
        of={purchase}
        subject={t('The purchase')}
        reassurance={t('Your purchase is safe. Only this did not load.')}
        skeleton={
          <Stack space="16">
            <Skeleton height={64} radius="control" />
            <Skeleton height={120} radius="control" />
          </Stack>
        }
      >
        {(bought) => (
          <Stack space="24">
            <Head purchase={bought} />
            {bought.subscription && <SubscriptionSection id={bought.subscription.id} />}
            <ReviewSection orderId={orderId} seller={bought.product.seller} />
            <PurchaseDocuments orderId={orderId} />
            <AskRefund orderId={orderId} />
          </Stack>
        )}
      </AsyncStates>
    </Sheet>
  );
}

function Head({ purchase }: { purchase: Purchase }) {
  const { product, at, amount, status, accessUrl, orderId } = purchase;
  return (
    <Stack space="16">
      <Inline space="16" wrap={false} alignY="start">
        <Cover product={product} size={64} />
        <Box grow="1">
          <Text as="div" weight="strong">
            {product.seller}
          </Text>
          <Text as="div" size="13" tone="soft">
            {t('{date} · order {orderId}', { date: fullDate(at), orderId })}
          </Text>
        </Box>
      </Inline>
      <Inline space="12" align="between">
        <PaidSum paise={amount} size="26" paiseShown="always" struck={status === 'refunded'} />
        {accessUrl === null ? <ClosedBadge purchase={purchase} /> : <Badge tone="good">{t('Access')}</Badge>}
      </Inline>
    </Stack>
  );
}
