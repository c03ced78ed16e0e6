import { Box, SumList, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import { breakdownOf, percent } from '@haat/web/prices/fees';
import { Session } from '../../../actors/session.actor';
import { feeRates } from '../../../queries/site.queries';

interface ReceivesProps {
  /** Paise; null while there is no price. */
  amount: number | null;
  /** An open price: at least this much. */
  isLeast: boolean;
}

/** What of a sale reaches the creator, worked out. */
export function Receives({ amount, isLeast }: ReceivesProps) {
  const plan = Session.useSelector(selectUser)?.plan ?? 'FREE';
  const rates = feeRates();
  if (amount === null) {
    return (
      <Box background="sunken" radius="card" padding="16">
        <Text tone="soft">{t('Enter a price to see what you receive.')}</Text>
      </Box>
    );
  }
  const { fee, gst, net } = breakdownOf(amount, { fee: rates[plan], gst: rates.gst });
  return (
    <Box background="sunken" border="line" radius="card" padding="16">
      <SumList
        rows={[
          { key: 'amount', label: isLeast ? t('Buyer pays at least') : t('Buyer pays'), paise: amount },
          { key: 'fee', label: t('Fee, {rate}', { rate: percent(rates[plan]) }), paise: -fee, quiet: true },
          {
            key: 'gst',
            label: t('GST on the fee, {rate}', { rate: percent(rates.gst) }),
            paise: -gst,
            quiet: true,
          },
        ]}
        total={{ label: isLeast ? t('You receive at least') : t('You receive'), paise: net, tone: 'good' }}
      />
    </Box>
  );
}
