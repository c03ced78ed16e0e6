import { Card, Columns, Skeleton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Product } from '@haat/openapi';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FiguresOfTime } from '../../components/charts/figures/FiguresOfTime';
import { Share } from '../../components/share/Share';
import { addressOf } from '../../components/share/ShareSheet';
import { useSales } from '../../queries/orders/sales.queries';
import { LatestSales } from './LatestSales';
import { Prices } from './Prices';
import { ProductStatus } from './ProductStatus';

/** What a product has brought: its figures of a time, the latest sales, its prices and its link. */
export function Overview({ product, now: given }: { product: Product; now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  const sales = useSales({ productId: product.id });
  const isPublic = product.status === 'published' || product.status === 'paused';
  return (
    <Stack space="cards">
      <ProductStatus product={product} />
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
          <Prices product={product} />
        </Stack>
        {isPublic && (
          <Card title={t('Its link')}>
            <Share url={addressOf(product)} title={product.title} />
          </Card>
        )}
      </Columns>
    </Stack>
  );
}
