import { Inline, Money, Stack, Table, type TableColumn, Text } from '@haat/design-system';
import { plural, t, translate } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { Transaction } from '@haat/openapi';
import { clockTime, dayNumber, namedDay } from '@haat/web/time/when';
import { Cover } from '../../../components/covers/Cover';
import { buyerName } from '../../../components/people/buyer';
import { maskPhone } from '../../../components/people/phone';
import { PaidSum } from '../../../components/prices/PaidSum';
import { OrderBadge } from '../../../components/status/OrderBadge';
import { methodName, orderStatus } from '../../../components/status/order-status';
import type { SalesDay } from '../list/day-sums';

interface SalesTableProps {
  days: SalesDay[];
  items: Transaction[];
  now: Date;
  hrefOf: (id: string) => string;
  isAboutOne: boolean;
}

/** All columns, with a band over each day that carries its own sums. */
export function SalesTable({ days, items, now, hrefOf, isAboutOne }: SalesTableProps) {
  const bandOf = (sale: Transaction, before: Transaction | undefined) => {
    const day = dayNumber(sale.at);
    if (before && dayNumber(before.at) === day) return undefined;
    const sums = days.find((candidate) => candidate.day === day);
    if (!sums) return undefined;
    const label = (
      <>
        {namedDay(sale.at, now)}{' '}
        <Text as="span" size="13" weight="regular" tone="soft">
          · {wordsOf(sums)}
        </Text>
      </>
    );
    if (!sums.isWhole) return { label };
    return {
      label,
      cells: {
        amount: <Money paise={sums.amount} paiseShown="always" />,
        net: <Money paise={sums.net} paiseShown="always" />,
      },
    };
  };
  return (
    <Table
      caption={t('Sales by day')}
      columns={columnsOf(items, isAboutOne)}
      rows={items}
      rowKey={({ id }) => id}
      onRowHref={({ id }) => hrefOf(id)}
      rowLabel={({ at, buyer }) => `${clockTime(at)}, ${buyerName(buyer)}`}
      band={bandOf}
    />
  );
}

const wordsOf = ({ sales, paid }: SalesDay) =>
  plural(sales.length, '{count} order, {paid} paid', '{count} orders, {paid} paid', { paid });

/** About one product its column is left out, and one says how many pieces where there are several. */
function columnsOf(items: readonly Transaction[], isAboutOne: boolean): TableColumn<Transaction>[] {
  if (!isAboutOne) return columns();
  const isSeveral = items.some(({ quantity }) => quantity !== undefined);
  return columns().flatMap((column) => (column.key === 'product' ? (isSeveral ? [pieces()] : []) : [column]));
}

const pieces = (): TableColumn<Transaction> => ({
  key: 'pieces',
  header: t('Pieces'),
  align: 'end',
  fit: true,
  render: ({ quantity = 1 }) => quantity,
});

const columns = (): TableColumn<Transaction>[] => [
  { key: 'at', header: t('Time'), fit: true, quiet: true, render: ({ at }) => clockTime(at) },
  {
    key: 'buyer',
    header: t('Buyer'),
    render: ({ buyer }) => (
      <Stack space="0">
        <Text as="span" weight="strong">
          {buyerName(buyer)}
        </Text>
        {buyer.name && (
          <Text as="span" size="13" tone="soft">
            {maskPhone(buyer.phone)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    key: 'product',
    header: t('Product'),
    render: ({ product, quantity }) => (
      <Inline space="8" wrap={false}>
        <Cover product={product} size={32} />
        <Text as="span">{piecesTitle(product.title, quantity)}</Text>
      </Inline>
    ),
  },
  {
    key: 'method',
    header: t('Method'),
    quiet: true,
    fit: true,
    render: ({ method }) => translate(methodName(method)),
  },
  {
    key: 'status',
    header: t('Status'),
    fit: true,
    render: ({ status, refunded }) => <OrderBadge status={status} refunded={refunded} />,
  },
  {
    key: 'amount',
    header: t('Buyer paid'),
    align: 'end',
    fit: true,
    render: ({ amount, status }) => (
      <PaidSum
        paise={amount}
        paiseShown="always"
        struck={status === 'refunded'}
        {...(orderStatus[status].isPaid ? { weight: 'strong' } : { tone: 'soft' })}
      />
    ),
  },
  {
    key: 'net',
    header: t('You receive'),
    align: 'end',
    fit: true,
    render: ({ net, status }) =>
      orderStatus[status].isPaid ? <Money paise={net} paiseShown="always" /> : '–',
  },
];
