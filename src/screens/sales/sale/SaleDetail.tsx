import {
  Box,
  formatPaise,
  Inline,
  Link,
  Notice,
  Stack,
  SumList,
  type SumListRow,
  Text,
  Timeline,
  type TimelineState,
} from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { piecesTitle } from '@haat/kinds/parts/pieces';
import type { TimelineEntry as Entry, TransactionDetail } from '@haat/openapi';
import { groupedReference, isUpi } from '@haat/openapi/pay-ways';
import { clockTime, dayNumber, exactTime, fullDate, longDay, shortDate } from '@haat/web/time/when';
import { Cover } from '../../../components/covers/Cover';
import { buyerName } from '../../../components/people/buyer';
import { formatPhone } from '../../../components/people/phone';
import { PaidSum } from '../../../components/prices/PaidSum';
import { OrderBadge } from '../../../components/status/OrderBadge';
import { methodName, orderStatus } from '../../../components/status/order-status';
import { storyText } from './story-text';

/** When it was sold, where the buyer came from, by which number the gateway knows the payment, and when the money can be withdrawn. */
function SaleFacts({ detail }: { detail: TransactionDetail }) {
  const { transaction, source, paymentReference, bankReference, settlement } = detail;
  const rows = [
    { name: t('Date|of a sale'), value: `${fullDate(transaction.at)}, ${clockTime(transaction.at)}` },
    { name: t('Source'), value: [source.name, source.detail].filter(isText).map(translate).join(' · ') },
    ...(paymentReference === null ? [] : [{ name: t('Payment reference'), value: paymentReference }]),
    ...(bankReference === undefined
      ? []
      : [
          {
            name: isUpi(transaction.method) ? t('UPI reference') : t('Bank reference'),
            value: groupedReference(bankReference),
          },
        ]),
    ...(settlement === null ? [] : [{ name: t('Available on'), value: settlementText(settlement) }]),
  ];
  return (
    <Box as="dl" display="flex" flexDirection="column" gap="8">
      {rows.map(({ name, value }) => (
        <Box key={name} display="flex" gap="12" justifyContent="between">
          <Text as="dt" size="13" tone="soft">
            {name}
          </Text>
          <Text as="dd" size="13">
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

const isText = (part: string | null): part is string => part !== null;

const settlementText = ({ availableAt }: NonNullable<TransactionDetail['settlement']>): string =>
  availableAt === null ? t('Available now|what a sale earned') : longDay(availableAt);

/** Who paid, what happened in order, and how the sum divides. */
export function SaleDetail({ detail }: { detail: TransactionDetail }) {
  const { transaction, discount, timeline, answers, failure } = detail;
  const { amount, status, product, buyer, method } = transaction;
  return (
    <Stack space="20">
      <Inline space="12" align="between">
        <PaidSum paise={amount} size="36" paiseShown="always" struck={status === 'refunded'} />
        <OrderBadge status={status} refunded={transaction.refunded} />
      </Inline>
      <Box paddingBottom="20" borderBottom="line">
        <Inline space="12" wrap={false} alignY="start">
          <Cover product={product} />
          <Stack space="0">
            <Text weight="strong">{buyerName(buyer)}</Text>
            <Text size="13" tone="soft">
              <Link href={`tel:${buyer.phone}`} tone="soft">
                {formatPhone(buyer.phone)}
              </Link>
              {buyer.email && (
                <>
                  {' · '}
                  <Link href={`mailto:${buyer.email}`} tone="soft">
                    {buyer.email}
                  </Link>
                </>
              )}
            </Text>
            <Text size="13" tone="soft">
              {piecesTitle(product.title, transaction.quantity)}
              {method !== null && ` · ${translate(methodName(method))}`}
            </Text>
            {discount && (
              <Text size="13" tone="soft">
                {discountText(discount)}
              </Text>
            )}
            {detail.owned && (
              <Text size="13" tone="soft">
                {t('{sum} off: had {titles} already', {
                  sum: formatPaise(detail.owned.amount),
                  titles: detail.owned.titles.join(', '),
                })}
              </Text>
            )}
          </Stack>
        </Inline>
      </Box>
      {failure && <Notice tone="critical">{translate(failure)}</Notice>}
      <SaleFacts detail={detail} />
      <Timeline label={t('Timeline')} entries={timeline.map((entry) => entryOf(entry, transaction.at))} />
      {answers.length > 0 && (
        <Box as="dl" display="flex" flexDirection="column" gap="12" borderTop="line" paddingTop="20">
          {answers.map(({ label, answer }) => (
            <Box key={label}>
              <Text as="dt" size="13" tone="soft">
                {label}
              </Text>
              <Text as="dd" keepLines>
                {answer || '–'}
              </Text>
            </Box>
          ))}
        </Box>
      )}
      {orderStatus[status].isPaid && amount > 0 && (
        <Box borderTop="line" paddingTop="12">
          <SumList
            rows={partsOf(detail)}
            total={{ label: t('You receive'), paise: transaction.net, tone: 'good' }}
          />
        </Box>
      )}
    </Stack>
  );
}

function discountText({ code, label, amount }: NonNullable<TransactionDetail['discount']>): string {
  const sum = formatPaise(amount);
  if (code !== null) return t('{sum} off with the code {code}', { sum, code });
  return label === null ? t('{sum} off automatically', { sum }) : t('{sum} off, {label}', { sum, label });
}

function partsOf({ transaction: { amount, refunded, fee, feeTax, buyer } }: TransactionDetail): SumListRow[] {
  const payer = buyer.name?.trim().split(/\s+/)[0] ?? t('Buyer');
  return [
    { key: 'amount', label: t('{payer} paid', { payer }), paise: amount },
    ...(refunded > 0 ? [{ key: 'refunded', label: t('Refunded'), paise: -refunded }] : []),
    { key: 'fee', label: t('Platform fee'), paise: -fee, quiet: true },
    { key: 'feeTax', label: t('GST on the fee'), paise: -feeTax, quiet: true },
  ];
}

/** Times of the sale's own day need no date. */
function entryOf({ at, event, text }: Entry, saleAt: string) {
  const isSameDay = dayNumber(at) === dayNumber(saleAt);
  return {
    key: `${at} ${event}`,
    state: stateOf(event),
    title: storyText(text),
    time: isSameDay ? exactTime(at) : `${shortDate(at)}, ${exactTime(at).slice(0, 5)}`,
  };
}

const stateOf = (event: string): TimelineState => {
  if (/fail|drop|expire|disput/i.test(event)) return 'failed';
  return /refunding|await/i.test(event) ? 'waiting' : 'done';
};
