import { Box, formatPaise, List, ListRow, Money, Table, type TableColumn, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { paths } from '@haat/web/paths';
import { clockTime, fullDate } from '@haat/web/time/when';
import { buyerName } from '../people/buyer';
import { useLayout } from '../screen/layout-context';
import type { Movement } from './movements';

export const movementText: Record<Movement['kind'], Phrase> = {
  sale: 'Sale',
  refund: 'Refund',
  payout: 'Withdrawal',
  payoutReturn: 'Withdrawal returned',
  hold: 'Held',
  release: 'Released',
  adjustment: 'Adjustment',
  tds: 'Income tax at source (TDS)',
  tcs: 'GST at source (TCS)',
  referral: 'Referral',
  referralReversal: 'Referral reversed',
};

/** How the amount comes about: "₹499 less ₹29.44 fee and GST". */
function madeOf({ gross, amount }: Movement): string | undefined {
  const fee = gross - amount;
  if (fee === 0) return undefined;
  const [sum, share] = [formatPaise(Math.abs(gross)), formatPaise(Math.abs(fee), { paiseShown: 'always' })];
  return gross > 0
    ? t('{sum} less {share} fee and GST', { sum, share })
    : t('{sum} refunded, {share} fee and GST credited', { sum, share });
}

/** A statement goes back for years. */
const moment = (at: string) => `${fullDate(at)}, ${clockTime(at)}`;

/** What moved the money: "Sale, Sourdough at Home". */
function titleOf({ kind, sale }: Movement): string {
  const what = t(movementText[kind]);
  return sale === null ? what : t('{what}, {product}', { what, product: sale.productTitle });
}

/** Who paid, or where the money went. */
const partyOf = ({ sale, payoutAccount }: Movement): string | null =>
  sale === null ? payoutAccount : buyerName(sale.buyer);

const isOfSale = ({ kind }: Movement) => kind === 'sale' || kind === 'refund';

/** What moved the money, with what stood in the wallet after it. */
export function Movements({ items }: { items: Movement[] }) {
  const { kind } = useLayout();
  if (kind === 'mobile') {
    return (
      <List label={t('Statement')}>
        {items.map((movement) => (
          <ListRow
            key={movement.id}
            title={titleOf(movement)}
            truncate={false}
            meta={[partyOf(movement), moment(movement.at)].filter(Boolean).join(' · ')}
            trailing={<Amount paise={movement.amount} />}
            trailingMeta={<Balance paise={movement.balance} />}
            {...(isOfSale(movement) && { href: paths.sale(movement.reference) })}
          />
        ))}
      </List>
    );
  }
  return (
    <Table
      caption={t('Statement')}
      columns={columns()}
      rows={items}
      rowKey={({ id }) => id}
      onRowHref={(movement) => (isOfSale(movement) ? paths.sale(movement.reference) : undefined)}
      rowLabel={(movement) => `${moment(movement.at)}, ${titleOf(movement)} ${movement.reference}`}
    />
  );
}

const Amount = ({ paise }: { paise: number }) => (
  <Money paise={paise} sign paiseShown="always" weight="strong" tone={paise > 0 ? 'good' : 'ink'} />
);

/** Beside the amount a sum of its own has to say what it is. */
const Balance = ({ paise }: { paise: number }) => (
  <>{rich('Balance {sum}', { sum: <Money paise={paise} paiseShown="always" /> })}</>
);

const columns = (): TableColumn<Movement>[] => [
  { key: 'at', header: t('When'), quiet: true, fit: true, render: ({ at }) => moment(at) },
  {
    key: 'what',
    header: t('What'),
    render: (movement) => (
      <Box>
        <Text weight="strong">{titleOf(movement)}</Text>
        <Text as="div" size="13" tone="soft">
          {[partyOf(movement), madeOf(movement)].filter(Boolean).join(' · ')}
        </Text>
      </Box>
    ),
  },
  { key: 'amount', header: t('Amount'), align: 'end', render: ({ amount }) => <Amount paise={amount} /> },
  {
    key: 'balance',
    header: t('Balance'),
    align: 'end',
    quiet: true,
    render: ({ balance }) => <Money paise={balance} paiseShown="always" />,
  },
];
