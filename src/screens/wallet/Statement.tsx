import {
  Box,
  Card,
  EmptyState,
  formatPaise,
  Link,
  List,
  ListRow,
  Money,
  Table,
  type TableColumn,
  Text,
} from '@haat/design-system';
import { paths } from '../../app/paths';
import { Faces } from '../../parts/faces/Faces';
import { MoreRows } from '../../parts/faces/MoreRows';
import { RowsSkeleton } from '../../parts/faces/RowsSkeleton';
import { useLayout } from '../../parts/screen/layout-context';
import { dateAndTime } from '../../parts/time/when';
import { allItems } from '../../queries/pages';
import { useWalletEntries } from '../../queries/wallet.queries';
import { type Movement, movementsOf } from './movements';

/** What moved the money, newest first, with what stood in the wallet after it. */
export function Statement() {
  const entries = useWalletEntries();
  return (
    <Faces
      of={entries}
      subject="The statement"
      skeleton={<RowsSkeleton rows={6} hasTitle />}
      isEmpty={(data) => allItems(data).length === 0}
      empty={<NothingYet />}
    >
      {(data) => (
        <Card title="Statement" padding="none">
          <Movements items={movementsOf(allItems(data), entries.hasNextPage)} />
          <MoreRows of={entries} />
        </Card>
      )}
    </Faces>
  );
}

const NothingYet = () => (
  <Card title="Statement" padding="none">
    <EmptyState
      title="Nothing has moved yet"
      text="Your first sale will stand here, with the fee taken from it and what is left for you."
      headingLevel={3}
    />
  </Card>
);

const words: Record<Movement['kind'], string> = {
  sale: 'Sale',
  refund: 'Refund',
  payout: 'Withdrawal',
  adjustment: 'Adjustment',
};

/** How the amount comes about: "₹499 less ₹29.44 fee and GST". */
function madeOf({ gross, amount }: Movement): string | undefined {
  const fee = gross - amount;
  if (fee === 0) return undefined;
  const [sum, share] = [formatPaise(Math.abs(gross)), formatPaise(Math.abs(fee), { paiseShown: 'always' })];
  return gross > 0 ? `${sum} less ${share} fee and GST` : `${sum} given back, ${share} fee and GST returned`;
}

const isOfSale = ({ kind }: Movement) => kind === 'sale' || kind === 'refund';

function Movements({ items }: { items: Movement[] }) {
  const { kind } = useLayout();
  if (kind === 'mobile') {
    return (
      <List label="Statement">
        {items.map((movement) => (
          <ListRow
            key={movement.id}
            title={words[movement.kind]}
            meta={dateAndTime(movement.at)}
            trailing={<Amount paise={movement.amount} />}
            trailingMeta={<Money paise={movement.balance} paiseShown="always" />}
            {...(isOfSale(movement) && { href: paths.sale(movement.reference) })}
          />
        ))}
      </List>
    );
  }
  return <Table caption="Statement" columns={columns} rows={items} rowKey={({ id }) => id} />;
}

const Amount = ({ paise }: { paise: number }) => (
  <Money paise={paise} sign paiseShown="always" weight="strong" tone={paise > 0 ? 'good' : 'ink'} />
);

const columns: TableColumn<Movement>[] = [
  { key: 'at', header: 'When', quiet: true, fit: true, render: ({ at }) => dateAndTime(at) },
  {
    key: 'what',
    header: 'What',
    render: (movement) => (
      <Box>
        {isOfSale(movement) ? (
          <Link
            href={paths.sale(movement.reference)}
            tone="ink"
            label={`${words[movement.kind]} ${movement.reference}`}
          >
            {words[movement.kind]}
          </Link>
        ) : (
          words[movement.kind]
        )}
        <Text as="div" size="13" tone="soft">
          {madeOf(movement)}
        </Text>
      </Box>
    ),
  },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => <Amount paise={amount} /> },
  {
    key: 'balance',
    header: 'In the wallet after',
    align: 'end',
    quiet: true,
    render: ({ balance }) => <Money paise={balance} paiseShown="always" />,
  },
];
