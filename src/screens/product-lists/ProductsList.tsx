import { Box, IconButton, Inline, List, ListRow, Money, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductSummary } from '@haat/openapi';
import { namesOf, productPath } from '@haat/web/product-kinds/product-kinds';
import { fullDate } from '@haat/web/time/when';
import { Cover } from '../../components/covers/Cover';
import { summaryPriceText } from '../../components/prices/price-text';
import { ChangedBadge, ProductBadge, SharedLinkBadge } from '../../components/status/product-status';
import { listNames } from './list-names';
import { rowActions } from './product-lists.css';
import type { ProductRowsProps } from './product-rows';

export function ProductsList({ kind, products, onShare, onMore }: ProductRowsProps) {
  return (
    <List label={listNames(kind).labelOfMany}>
      {products.map((product) => (
        <ListRow
          key={product.id}
          leading={<Cover product={product} size={64} />}
          title={product.title}
          meta={metaOf(product, kind === null)}
          truncate={false}
          href={productPath(product)}
          below={
            <Inline space="8">
              <ProductBadge status={product.status} />
              <ChangedBadge product={product} />
              <SharedLinkBadge product={product} />
              <Text as="span" size="13" tone="soft">
                {product.status === 'draft' ? (
                  t('Changed {day}', { day: fullDate(product.updatedAt) })
                ) : (
                  <SoldAndEarned product={product} />
                )}
              </Text>
            </Inline>
          }
          actions={
            <Box className={rowActions}>
              <IconButton
                label={t('More actions for {title}', { title: product.title })}
                icon="more"
                aria-haspopup="dialog"
                onPress={() => onMore(product)}
              />
              {product.status === 'published' && (
                <IconButton
                  label={t('Share {title}', { title: product.title })}
                  icon="share"
                  onPress={() => onShare(product)}
                />
              )}
            </Box>
          }
        />
      ))}
    </List>
  );
}

const metaOf = (product: ProductSummary, saysKind: boolean) =>
  [
    ...(saysKind ? [namesOf(product.kind).label] : []),
    ...(product.startsAt === undefined ? [] : [fullDate(product.startsAt)]),
    summaryPriceText(product),
  ].join(' · ');

const SoldAndEarned = ({ product }: { product: ProductSummary }) => (
  <>
    {t('{count} sold', { count: product.sold.toLocaleString('en-IN') })} ·{' '}
    <Money paise={product.earned} weight="strong" tone="ink" />
  </>
);
