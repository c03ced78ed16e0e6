import type { Product } from '@haat/contract';
import { IconButton, Inline, List, ListRow, Money, Stack, Text } from '@haat/design-system';
import { Cover } from '../../parts/covers/Cover';
import { priceWords } from '../../parts/prices/price-words';
import { ProductBadge } from '../../parts/status/product-status';
import type { PageRowsProps } from './PageRows';
import { editHref, missingWords } from './page-words';

export function PagesList({ pages, onShare, onMore }: PageRowsProps) {
  return (
    <List label="Payment pages">
      {pages.map((page) => (
        <ListRow
          key={page.id}
          leading={<Cover product={page} size={64} />}
          title={page.title}
          meta={priceWords(page.prices)}
          truncate={false}
          href={editHref(page)}
          below={
            <Inline space="8">
              <ProductBadge status={page.status} />
              <Text as="span" size="13" tone="soft">
                {page.status === 'draft' ? missingWords(page) : <SoldAndEarned page={page} />}
              </Text>
            </Inline>
          }
          actions={
            <Stack space="0" align="end">
              <IconButton
                label={`More for ${page.title}`}
                icon="more"
                aria-haspopup="dialog"
                onPress={() => onMore(page)}
              />
              {page.status === 'published' && (
                <IconButton label={`Share ${page.title}`} icon="share" onPress={() => onShare(page)} />
              )}
            </Stack>
          }
        />
      ))}
    </List>
  );
}

const SoldAndEarned = ({ page }: { page: Product }) => (
  <>
    {page.sold.toLocaleString('en-IN')} sold · <Money paise={page.earned} weight="strong" tone="ink" />
  </>
);
