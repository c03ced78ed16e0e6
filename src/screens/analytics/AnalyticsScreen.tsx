import { Card, List, ListRow, Money, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { productPath } from '@haat/web/product-kinds/product-kinds';
import { useState } from 'react';
import { FirstFew } from '../../components/charts/FirstFew';
import { FiguresOfTime } from '../../components/charts/figures/FiguresOfTime';
import { grouped } from '../../components/charts/grouped';
import { BreakdownFile } from '../../components/charts/sources/BreakdownFile';
import { Cover } from '../../components/covers/Cover';
import { ScreenHeader } from '../../components/screen/ScreenHeader';

/** What all products brought together. */
export function AnalyticsScreen({ now: given }: { now?: Date }) {
  const [now] = useState(() => given ?? new Date());
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Analytics')} />
      <FiguresOfTime productId={null} now={now}>
        {(figures) => <BestProducts figures={figures} />}
      </FiguresOfTime>
    </Stack>
  );
}

function BestProducts({ figures }: { figures: Analytics }) {
  const { products } = figures;
  const title = t('Top products');
  if (products.length === 0) return null;
  return (
    <Card
      title={title}
      action={<BreakdownFile title={title} breakdown="products" figures={figures} productId={null} />}
      padding="none"
    >
      <FirstFew items={products} isFlush>
        {(shown) => (
          <List label={title}>
            {shown.map(({ product, sales, earned }) => (
              <ListRow
                key={product.id}
                href={productPath({ ...product, status: 'published' })}
                leading={<Cover product={product} />}
                title={product.title}
                truncate={false}
                meta={t('{count} sold', { count: grouped(sales) })}
                trailing={<Money paise={earned} weight="strong" />}
              />
            ))}
          </List>
        )}
      </FirstFew>
    </Card>
  );
}
