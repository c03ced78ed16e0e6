import {
  Box,
  Card,
  EmptyState,
  Inline,
  Link,
  List,
  Table,
  type TableColumn,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Transaction } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { clockTime, dayNumber, shortDate } from '@haat/web/time/when';
import { Cover } from '../../components/covers/Cover';
import { buyerName } from '../../components/people/buyer';
import { PaidSum } from '../../components/prices/PaidSum';
import { SaleRow } from '../../components/sales/SaleRow';
import { useLayout } from '../../components/screen/layout-context';
import { OrderBadge } from '../../components/status/OrderBadge';
import { orderStatus } from '../../components/status/order-status';
import { latest, name } from './dashboard.css';

/** Who bought last. */
export function LatestSales({ sales, now }: { sales: readonly Transaction[]; now: Date }) {
  const { kind } = useLayout();
  if (sales.length === 0) return <NoSales />;
  return (
    <Card
      title={t('Recent sales')}
      padding="none"
      fill
      action={
        <Link href={paths.sales} standalone label={t('See all sales')}>
          {t('See all')}
        </Link>
      }
    >
      {kind === 'mobile' ? (
        <SalesList sales={sales} now={now} />
      ) : (
        <Box className={latest} vars={{ '--rows': sales.length }}>
          <Table
            caption={t('Recent sales')}
            columns={columnsAt(now)}
            rows={sales}
            rowKey={({ id }) => id}
            onRowHref={({ id }) => paths.sale(id)}
            rowLabel={({ at, buyer }) => `${when(at, now)}, ${buyerName(buyer)}`}
            fill
          />
        </Box>
      )}
    </Card>
  );
}

/** The clock for today, the date for before. */
const when = (at: string, now: Date) => (dayNumber(at) === dayNumber(now) ? clockTime(at) : shortDate(at));

function SalesList({ sales, now }: { sales: readonly Transaction[]; now: Date }) {
  return (
    <List label={t('Recent sales')}>
      {sales.map((sale) => (
        <SaleRow key={sale.id} sale={sale} href={paths.sale(sale.id)} when={when(sale.at, now)} />
      ))}
    </List>
  );
}

const columnsAt = (now: Date): TableColumn<Transaction>[] => [
  {
    key: 'at',
    header: t('When'),
    fit: true,
    quiet: true,
    render: ({ at }) => when(at, now),
  },
  {
    key: 'buyer',
    header: t('Buyer'),
    fit: true,
    render: ({ buyer }) => (
      <Box className={name}>
        <Text as="span" weight="strong" truncate>
          {buyerName(buyer)}
        </Text>
      </Box>
    ),
  },
  {
    key: 'product',
    header: t('Product'),
    cut: true,
    render: ({ product }) => (
      <Inline space="8" wrap={false}>
        <Cover product={product} size={32} />
        <Text as="span" truncate>
          {product.title}
        </Text>
      </Inline>
    ),
  },
  { key: 'status', header: t('Status'), fit: true, render: ({ status }) => <OrderBadge status={status} /> },
  {
    key: 'amount',
    header: t('Amount'),
    align: 'end',
    fit: true,
    render: ({ amount, status }) => (
      <PaidSum paise={amount} {...(orderStatus[status].isPaid ? { weight: 'strong' } : { tone: 'soft' })} />
    ),
  },
];

const NoSales = () => (
  <Card title={t('Recent sales')} padding="none">
    <EmptyState
      title={t('No sales yet')}
      text={t('Share your product link with your audience: in a group, a story or your bio.')}
      headingLevel={3}
      action={
        <Link href={paths.products} standalone iconAfter="chevronRight">
          {t('Share a product')}
        </Link>
      }
    />
  </Card>
);
