import type { Purchase } from '@haat/contract';
import { Box, ButtonLink, Card, EmptyState, Inline, Money, Stack, Text } from '@haat/design-system';
import { Cover } from '../../parts/covers/Cover';
import { Faces } from '../../parts/faces/Faces';
import { MoreRows } from '../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';
import { OrderBadge } from '../../parts/status/OrderBadge';
import { fullDate } from '../../parts/time/when';
import { allItems } from '../../queries/pages';
import { usePurchases } from '../../queries/purchases.queries';
import { grid } from './purchases.css';

/** The library of a buyer: everything bought with this phone. */
export function PurchasesScreen() {
  const purchases = usePurchases();
  return (
    <Stack space="24">
      <ScreenHeader title="Purchases" />
      <Faces
        of={purchases}
        subject="Your library"
        reassurance="Everything you bought is still yours. Only this list did not load."
        skeleton={<RowsSkeleton rows={3} height={96} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            <EmptyState
              title="What you buy is kept here"
              text="Everything bought with the phone you signed in with, its receipt and what it opens, however long ago."
            />
          </Card>
        }
      >
        {(data) => (
          <Stack space="16">
            {/* A list without bullets is no list to some screen readers unless it says so. */}
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
            <Box as="ul" role="list" className={grid}>
              {allItems(data).map((purchase) => (
                <Bought key={purchase.orderId} purchase={purchase} />
              ))}
            </Box>
            <MoreRows of={purchases} />
          </Stack>
        )}
      </Faces>
    </Stack>
  );
}

function Bought({ purchase }: { purchase: Purchase }) {
  const { product, at, amount, status, accessUrl } = purchase;
  const isOpen = accessUrl !== null;
  return (
    <Box as="li">
      <Card>
        <Stack space="16">
          <Inline space="16" wrap={false} alignY="start">
            <Cover product={product} size={64} />
            <Box grow="1">
              <Text as="div" size="17" weight="strong">
                {product.title}
              </Text>
              <Text as="div" size="13" tone="soft">
                {product.seller} · {fullDate(at)}
              </Text>
            </Box>
          </Inline>
          <Inline space="12" align="between">
            <Inline space="12">
              <Money paise={amount} weight="strong" struck={status === 'refunded'} />
              {!isOpen && <OrderBadge status={status} />}
            </Inline>
            {isOpen && (
              <ButtonLink href={accessUrl} size="small" iconAfter="arrowRight">
                Open
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </Card>
    </Box>
  );
}
