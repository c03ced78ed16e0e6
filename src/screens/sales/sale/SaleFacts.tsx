import { Box, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import type { TransactionDetail } from '@haat/openapi';
import { clockTime, fullDate, longDay } from '@haat/web/time/when';

/** When it was sold, where the buyer came from, by which number the gateway knows the payment, and when the money can be withdrawn. */
export function SaleFacts({ detail }: { detail: TransactionDetail }) {
  const { transaction, source, paymentReference, settlement } = detail;
  const rows = [
    { name: t('Date|of a sale'), value: `${fullDate(transaction.at)}, ${clockTime(transaction.at)}` },
    { name: t('Source'), value: [source.name, source.detail].filter(isText).map(translate).join(' · ') },
    ...(paymentReference === null ? [] : [{ name: t('Payment reference'), value: paymentReference }]),
    ...(settlement === null ? [] : [{ name: t('Available on'), value: settlementWords(settlement) }]),
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

const settlementWords = ({ availableAt }: NonNullable<TransactionDetail['settlement']>): string =>
  availableAt === null ? t('Available now|what a sale earned') : longDay(availableAt);
