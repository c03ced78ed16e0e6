import type { Product } from '@haat/contract';
import {
  Box,
  Card,
  Columns,
  Inline,
  Money,
  SegmentedControl,
  Skeleton,
  Stack,
  Stat,
} from '@haat/design-system';
import { useState } from 'react';
import { Faces } from '../../parts/faces/Faces';
import { Totals } from '../../parts/sales/Totals';
import { Share } from '../../parts/share/Share';
import { addressOf } from '../../parts/share/ShareSheet';
import { beginningOf, type Recent } from '../../parts/time/recent';
import { useSales } from '../../queries/sales.queries';
import { periods } from './area.css';
import { LatestSales } from './LatestSales';
import { Prices } from './Prices';
import { Standing } from './Standing';

const recents = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: 'all', label: 'All' },
] as const;

/** What a product has brought: its sales of a period, the latest of them, its prices and its link. */
export function Overview({ product, now: given }: { product: Product; now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  const [recent, setRecent] = useState<Recent>('30d');
  const sales = useSales({ productId: product.id, ...beginningOf(recent, now) });
  const isPublic = product.status === 'published' || product.status === 'paused';
  return (
    <Stack space="24">
      <Standing product={product} />
      <Inline space="16" align="between">
        <SoldInAll product={product} />
        <Box className={periods}>
          <SegmentedControl label="Period" value={recent} onChange={setRecent} options={recents} />
        </Box>
      </Inline>
      <Columns template={isPublic ? 'main-aside' : '1'} space="24" collapseBelow="desktop" alignY="start">
        <Stack space="24">
          <Faces
            of={sales}
            subject="The sales"
            reassurance="They are safe, and buyers can still pay. Only these figures did not load."
            skeleton={<Skeleton height={280} radius="card" />}
          >
            {({ pages: [first] }) =>
              first && (
                <Stack space="24">
                  <Totals totals={first.totals} />
                  <LatestSales product={product} sales={first.items} now={now} isWhole={recent === 'all'} />
                </Stack>
              )
            }
          </Faces>
          <Prices product={product} />
        </Stack>
        {isPublic && (
          <Card title="Its link">
            <Share url={addressOf(product)} title={product.title} />
          </Card>
        )}
      </Columns>
    </Stack>
  );
}

function SoldInAll({ product: { sold, earned } }: { product: Product }) {
  return (
    <Inline space="24">
      <Stat label="Sold in all" value={sold.toLocaleString('en-IN')} />
      <Stat label="Buyers paid for it" value={<Money paise={earned} size="26" />} />
    </Inline>
  );
}
