import {
  Box,
  Button,
  ButtonLink,
  formatPaise,
  IconButton,
  Inline,
  Money,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductSummary } from '@haat/openapi';
import { namesOf, productPath } from '@haat/web/product-kinds/product-kinds';
import { fullDate } from '@haat/web/time/when';
import { Cover } from '../../components/covers/Cover';
import { summaryPriceText } from '../../components/prices/price-text';
import { useMove } from '../../components/product-actions/use-move';
import { ChangedBadge, ProductBadge, SharedLinkBadge } from '../../components/status/product-status';
import { listNames } from './list-names';
import { changed, summary, underName } from './product-lists.css';
import type { ProductRowsProps } from './product-rows';

export function ProductsTable({ kind, products, isWhole, onShare, onMore }: ProductRowsProps) {
  const { label, labelOfMany } = listNames(kind);
  const columns: TableColumn<ProductSummary>[] = [
    {
      key: 'product',
      header: label,
      render: (product) => (
        <Inline space="12" wrap={false}>
          <Cover product={product} />
          <Stack space="0">
            <Text as="span" weight="strong">
              {product.title}
            </Text>
            <Box className={underName}>
              {kind === null && (
                <Text as="span" size="13" tone="soft">
                  {namesOf(product.kind).label}
                </Text>
              )}
              {product.startsAt !== undefined && (
                <Text as="span" size="13" tone="soft">
                  {fullDate(product.startsAt)}
                </Text>
              )}
              <Box className={summary}>
                <ProductBadge status={product.status} />
              </Box>
              <ChangedBadge product={product} />
              <SharedLinkBadge product={product} />
              <Box className={changed}>
                <Text as="span" size="13" tone="soft">
                  {t('Changed {day}', { day: fullDate(product.updatedAt) })}
                </Text>
              </Box>
            </Box>
          </Stack>
        </Inline>
      ),
    },
    {
      key: 'price',
      header: t('Price'),
      align: 'end',
      fit: true,
      render: (product) => <PriceCell product={product} />,
    },
    {
      key: 'sold',
      header: t('Sales'),
      align: 'end',
      fit: true,
      render: ({ sold }) => sold.toLocaleString('en-IN'),
    },
    {
      key: 'earned',
      header: t('Earned'),
      align: 'end',
      fit: true,
      render: ({ earned }) => <Money paise={earned} weight="strong" />,
    },
    {
      key: 'status',
      header: t('Status'),
      fit: true,
      fromWide: true,
      render: ({ status }) => <ProductBadge status={status} />,
    },
    {
      key: 'next',
      header: t('Next step'),
      align: 'end',
      fit: true,
      render: (product) => (
        // Above the link that covers the row.
        <Box position="relative">
          <Inline space="4" wrap={false} align="end">
            <NextStep product={product} onShare={onShare} />
            <IconButton
              label={t('More actions for {title}', { title: product.title })}
              icon="more"
              aria-haspopup="dialog"
              onPress={() => onMore(product)}
            />
          </Inline>
        </Box>
      ),
    },
  ];
  const footer = {
    product: t('All'),
    sold: products.reduce((sum, { sold }) => sum + sold, 0).toLocaleString('en-IN'),
    earned: formatPaise(products.reduce((sum, { earned }) => sum + earned, 0)),
  };
  return (
    <Table
      caption={labelOfMany}
      columns={columns}
      rows={products}
      rowKey={({ id }) => id}
      onRowHref={productPath}
      {...(isWhole && products.length > 1 && { footer })}
    />
  );
}

function PriceCell({ product }: { product: ProductSummary }) {
  const compareAt = product.price?.compareAt;
  return (
    <>
      <Text as="div" tone={product.price !== null ? 'ink' : 'soft'}>
        {summaryPriceText(product)}
      </Text>
      {compareAt !== undefined && (
        <Box>
          <Money paise={compareAt} size="13" tone="soft" struck />
        </Box>
      )}
    </>
  );
}

/** What a creator most likely wants to do with a product now. */
function NextStep({
  product,
  onShare,
}: {
  product: ProductSummary;
  onShare: (product: ProductSummary) => void;
}) {
  const move = useMove();
  switch (product.status) {
    case 'published':
      return (
        <Button tone="quiet" size="small" icon="share" onPress={() => onShare(product)}>
          {t('Share')}
        </Button>
      );
    case 'paused':
      return (
        <Button
          tone="quiet"
          size="small"
          icon="play"
          busy={move.isPending}
          onPress={() => move.send(product, 'resume')}
        >
          {t('Resume')}
        </Button>
      );
    case 'draft':
      return (
        <ButtonLink href={productPath(product)} tone="quiet" size="small" icon="pencil">
          {t('Finish')}
        </ButtonLink>
      );
    case 'archived':
    case 'blocked':
      return null;
  }
}
