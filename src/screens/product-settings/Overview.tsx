import { Card, Columns, Skeleton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { describe } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FiguresOfTime } from '../../components/charts/figures/FiguresOfTime';
import { Share } from '../../components/share/Share';
import { addressOf } from '../../components/share/ShareSheet';
import { useCancellation } from '../../queries/orders/cancellation.queries';
import { useSales } from '../../queries/orders/sales.queries';
import { hasOwnRooms } from '../../queries/site.queries';
import { CancelSession } from './cancellation/CancelSession';
import { SessionDates } from './dates/SessionDates';
import { LatestSales } from './LatestSales';
import { Prices } from './Prices';
import { ProductStatus } from './ProductStatus';
import { Rooms } from './rooms/Rooms';
import { WaitingList } from './waiting-list/WaitingList';

/** What a product has brought: its figures of a time, the latest sales, its prices and its link. */
export function Overview({ product, now: given }: { product: Product; now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  const sales = useSales({ productId: product.id });
  const { isSession = false } = describe(product.kind);
  const cancellation = useCancellation(product.id, isSession && product.status !== 'draft');
  const isCancelled = (cancellation.data?.cancelled ?? null) !== null;
  const isPublic = product.status === 'published' || product.status === 'paused';
  return (
    <Stack space="cards">
      {!isCancelled && <ProductStatus product={product} />}
      {isCancelled && <CancelSession product={product} />}
      {isSession && isPublic && <WaitingList productId={product.id} />}
      <FiguresOfTime productId={product.id} now={now} />
      <Columns template={isPublic ? 'main-aside' : '1'} space="cards" collapseBelow="tablet" alignY="start">
        <Stack space="cards">
          <AsyncStates
            of={sales}
            subject={t('The sales')}
            reassurance={t('Your sales are safe, and buyers can still pay. Only the latest did not load.')}
            skeleton={<Skeleton height={280} radius="card" />}
          >
            {({ pages: [first] }) => first && <LatestSales product={product} sales={first.items} now={now} />}
          </AsyncStates>
          {hasOwnRooms() && isPublic && <Rooms productId={product.id} />}
          {isSession && <SessionDates product={product} />}
          <Prices product={product} />
        </Stack>
        {isPublic && (
          <Card title={t('Its link')}>
            <Share url={addressOf(product)} title={product.title} />
          </Card>
        )}
      </Columns>
      {isSession && !isCancelled && <CancelSession product={product} />}
    </Stack>
  );
}
