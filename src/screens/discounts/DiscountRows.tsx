import {
  Badge,
  Box,
  Inline,
  List,
  ListRow,
  Money,
  ProgressLine,
  Stack,
  Table,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Discount } from '@haat/openapi';
import { RowActions } from '../../components/rows/RowActions';
import { useLayout } from '../../components/screen/layout-context';
import type { Opened } from './DiscountSheet';
import { nameOf, offText, statusText, usedText, whenText, whoText } from './discount-text';
import * as styles from './discounts.css';

interface DiscountRowsProps {
  discounts: Discount[];
  onOpen: (opened: Opened) => void;
}

/** Columns to compare where there is room; the same facts in rows where there is not. */
export function DiscountRows(props: DiscountRowsProps) {
  return useLayout().kind === 'desktop' ? <DiscountsTable {...props} /> : <DiscountsList {...props} />;
}

function DiscountsTable({ discounts, onOpen }: DiscountRowsProps) {
  const columns: TableColumn<Discount>[] = [
    {
      key: 'code',
      header: t('Code'),
      render: (discount) => (
        <Stack space="4">
          <Box>
            <Name discount={discount} />
          </Box>
          <Inline space="8">
            <DiscountStatus discount={discount} />
          </Inline>
        </Stack>
      ),
    },
    {
      key: 'off',
      header: t('Discount for buyers'),
      render: (discount) => (
        <Stack space="0">
          <Text as="span" weight="strong">
            {offText(discount)}
          </Text>
          <Text as="span" size="13" tone="soft">
            {scopeText(discount)}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'who',
      header: t('Conditions'),
      render: (discount) => (
        <Stack space="0">
          <Text as="span">{whoText(discount)}</Text>
          <Text as="span" size="13" tone="soft">
            {whenText(discount)}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'used',
      header: t('Used'),
      fit: true,
      render: (discount) => (
        <Stack space="4">
          <UsedText discount={discount} />
          <UsedBar discount={discount} />
        </Stack>
      ),
    },
    {
      key: 'earned',
      header: t('Earnings'),
      align: 'end',
      render: ({ earned }) => <Money paise={earned} weight="strong" />,
    },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('Actions')}</VisuallyHidden>,
      align: 'end',
      fit: true,
      render: (discount) => <Doing discount={discount} onOpen={onOpen} />,
    },
  ];
  return <Table caption={t('Discounts')} columns={columns} rows={discounts} rowKey={({ id }) => id} />;
}

function DiscountsList({ discounts, onOpen }: DiscountRowsProps) {
  return (
    <List label={t('Discounts')}>
      {discounts.map((discount) => (
        <ListRow
          key={discount.id}
          title={
            <Inline space="8">
              <Name discount={discount} />
              <DiscountStatus discount={discount} />
            </Inline>
          }
          below={
            <Stack space="4">
              <Box>
                <Text as="div" size="13">
                  {`${offText(discount)} · ${scopeText(discount)}`}
                </Text>
                <Text as="div" size="13" tone="soft">
                  {whoText(discount)} · {whenText(discount)}
                </Text>
              </Box>
              <Inline space="12">
                <UsedBar discount={discount} />
                <UsedText discount={discount} />
                <Money paise={discount.earned} weight="strong" />
              </Inline>
            </Stack>
          }
          truncate={false}
          actions={<Doing discount={discount} onOpen={onOpen} />}
        />
      ))}
    </List>
  );
}

const scopeText = ({ product }: Discount): string => product?.title ?? t('All products');

const Name = ({ discount }: { discount: Discount }) =>
  discount.code === null ? (
    <Text as="span" weight="strong">
      {nameOf(discount)}
    </Text>
  ) : (
    <Box as="span" className={styles.code}>
      {discount.code}
    </Box>
  );

function DiscountStatus({ discount: { status } }: { discount: Discount }) {
  const { label, tone } = statusText[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

function UsedBar({ discount: { used, maxUses } }: { discount: Discount }) {
  if (maxUses === null) return null;
  return (
    <Box aria-hidden className={styles.bar}>
      <ProgressLine label={t('Used')} done={used} of={maxUses} paused />
    </Box>
  );
}

const UsedText = ({ discount }: { discount: Discount }) => (
  <Text as="span" size="13">
    {usedText(discount)}
  </Text>
);

function Doing({ discount, onOpen }: { discount: Discount; onOpen: DiscountRowsProps['onOpen'] }) {
  const canShare =
    discount.code !== null && (discount.status === 'active' || discount.status === 'scheduled');
  return (
    <RowActions
      name={nameOf(discount)}
      {...(canShare && { onShare: () => onOpen({ discount, to: 'share' }) })}
      onChange={() => onOpen({ discount, to: 'change' })}
    />
  );
}
