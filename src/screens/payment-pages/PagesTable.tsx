import type { Product } from '@haat/contract';
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
import { Cover } from '../../parts/covers/Cover';
import { priceWords } from '../../parts/prices/price-words';
import { ProductBadge } from '../../parts/status/product-status';
import { fullDate } from '../../parts/time/when';
import type { PageRowsProps } from './PageRows';
import { editHref, missingWords } from './page-words';
import { useMove } from './use-move';

export function PagesTable({ pages, isWhole, onShare, onMore }: PageRowsProps) {
  const columns: TableColumn<Product>[] = [
    {
      key: 'page',
      header: 'Page',
      render: (page) => (
        <Inline space="12" wrap={false}>
          <Cover product={page} />
          <Stack space="0">
            <Text as="span" weight="strong">
              {page.title}
            </Text>
            <Text as="span" size="13" tone="soft">
              {page.status === 'draft' ? missingWords(page) : `Changed ${fullDate(page.updatedAt)}`}
            </Text>
          </Stack>
        </Inline>
      ),
    },
    { key: 'price', header: 'Price', align: 'end', fit: true, render: (page) => <PriceCell page={page} /> },
    {
      key: 'sold',
      header: 'Sales',
      align: 'end',
      fit: true,
      render: ({ sold }) => sold.toLocaleString('en-IN'),
    },
    {
      key: 'earned',
      header: 'Earned',
      align: 'end',
      fit: true,
      render: ({ earned }) => <Money paise={earned} weight="strong" />,
    },
    { key: 'status', header: 'Status', fit: true, render: ({ status }) => <ProductBadge status={status} /> },
    {
      key: 'next',
      header: 'Next step',
      align: 'end',
      fit: true,
      render: (page) => (
        // Above the link that covers the row.
        <Box position="relative">
          <Inline space="4" wrap={false} align="end">
            <NextStep page={page} onShare={onShare} />
            <IconButton
              label={`More for ${page.title}`}
              icon="more"
              aria-haspopup="dialog"
              onPress={() => onMore(page)}
            />
          </Inline>
        </Box>
      ),
    },
  ];
  const footer = {
    page: 'All of these',
    sold: pages.reduce((sum, { sold }) => sum + sold, 0).toLocaleString('en-IN'),
    earned: formatPaise(pages.reduce((sum, { earned }) => sum + earned, 0)),
  };
  return (
    <Table
      caption="Payment pages"
      columns={columns}
      rows={pages}
      rowKey={({ id }) => id}
      onRowHref={editHref}
      {...(isWhole && pages.length > 1 && { footer })}
    />
  );
}

function PriceCell({ page: { prices } }: { page: Product }) {
  const compareAt = prices[0]?.compareAt;
  return (
    <>
      <Text as="div" tone={prices.length > 0 ? 'ink' : 'soft'}>
        {priceWords(prices)}
      </Text>
      {compareAt !== undefined && (
        <Box>
          <Money paise={compareAt} size="13" tone="soft" struck />
        </Box>
      )}
    </>
  );
}

/** What a creator most likely wants to do with a page now. */
function NextStep({ page, onShare }: { page: Product; onShare: (page: Product) => void }) {
  const move = useMove();
  switch (page.status) {
    case 'published':
      return (
        <Button tone="quiet" size="small" icon="share" onPress={() => onShare(page)}>
          Share
        </Button>
      );
    case 'paused':
      return (
        <Button
          tone="quiet"
          size="small"
          icon="play"
          busy={move.isPending}
          onPress={() => move.send(page, 'resume')}
        >
          Resume
        </Button>
      );
    case 'draft':
      return (
        <ButtonLink href={editHref(page)} tone="quiet" size="small" icon="pencil">
          Finish
        </ButtonLink>
      );
    case 'archived':
    case 'blocked':
      return null;
  }
}
