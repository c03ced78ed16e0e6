import { Button, Card, EmptyState, Inline, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useLayout } from '../../components/screen/layout-context';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { useDiscounts } from '../../queries/catalog/discounts.queries';
import { allItems } from '../../queries/pages';
import { DiscountRows } from './DiscountRows';
import { DiscountSheet, type Opened } from './DiscountSheet';
import type { ForProduct } from './discount-draft';

interface DiscountsPanelProps {
  /** Where it is all of a screen: then the way to another stands beside it. */
  title?: string;
  /** Those that hold for it; null: all of them. */
  product: ForProduct | null;
}

/** The discounts there are, and the way to another. */
export function DiscountsPanel({ title, product }: DiscountsPanelProps) {
  const discounts = useDiscounts(product?.id ?? null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isSmall = useLayout().kind === 'mobile';
  const isEmpty = discounts.data !== undefined && allItems(discounts.data).length === 0;
  const isInHead = title !== undefined && !isSmall;
  const make = (
    <Button
      tone="accent"
      icon="plus"
      mainAction
      fullWidth={isSmall}
      aria-haspopup="dialog"
      onPress={() => setOpened({ discount: null, to: 'make' })}
    >
      {t('New discount')}
    </Button>
  );
  return (
    <Stack space="cards">
      {title !== undefined && <ScreenHeader title={title} actions={isInHead && !isEmpty && make} />}
      <AsyncStates
        of={discounts}
        subject={t('The list')}
        reassurance={t('Your discounts still apply, and buyers get them.')}
        skeleton={<RowsSkeleton rows={4} height={84} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            <EmptyState
              title={t('No discounts yet')}
              text={t(
                'A code for your followers, a lower price for a week, the first hundred orders: set the discount, who gets it and how long. Buyers see it before they pay.',
              )}
              action={make}
            />
          </Card>
        }
      >
        {(data) => (
          <Stack space="16">
            {!isInHead && (isSmall ? make : <Inline space="8">{make}</Inline>)}
            <Card padding="none">
              <DiscountRows discounts={allItems(data)} onOpen={setOpened} />
              <MoreRows of={discounts} />
            </Card>
          </Stack>
        )}
      </AsyncStates>
      <DiscountSheet
        key={opened ? `${opened.to} ${opened.discount?.id ?? ''}` : ''}
        opened={opened}
        product={product}
        onClose={() => setOpened(null)}
      />
    </Stack>
  );
}
