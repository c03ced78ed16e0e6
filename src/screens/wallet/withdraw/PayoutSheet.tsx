import { Badge, Inline, Money, Sheet, Skeleton, Stack, Text, Timeline } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { PayoutDetail } from '@haat/openapi';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { usePayout } from '../../../queries/money/payouts.queries';
import { payoutStatus, payoutSteps } from './payout-text';

interface PayoutSheetProps {
  /** The open withdrawal; null closes. */
  id: string | null;
  onClose: () => void;
}

/** One withdrawal over the wallet. Keeps what it shows while it slides away. */
export function PayoutSheet({ id, onClose }: PayoutSheetProps) {
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const shown = id ?? last;
  if (shown === null) return null;
  return (
    <Sheet open={id !== null} onClose={onClose} title={t('Withdrawal')}>
      <Story id={shown} />
    </Sheet>
  );
}

function Story({ id }: { id: string }) {
  const payout = usePayout(id);
  return (
    <AsyncStates
      of={payout}
      subject={t('The withdrawal')}
      reassurance={t('Your money is safe. Only this view of it did not load.')}
      skeleton={
        <Stack space="16">
          <Skeleton width={160} height={40} />
          <Skeleton height={160} radius="control" />
        </Stack>
      }
    >
      {(detail) => <PayoutOutcome detail={detail} />}
    </AsyncStates>
  );
}

function PayoutOutcome({ detail: { payout, timeline } }: { detail: PayoutDetail }) {
  const { status, amount, account, reference, id } = payout;
  const { label, tone } = payoutStatus[status];
  return (
    <Stack space="20">
      <Stack space="8">
        <Money paise={amount} size="36" paiseShown="always" />
        <Inline space="8">
          <Badge tone={tone}>{t(label)}</Badge>
          <Text tone="soft">{t('to {account}', { account: account.shown })}</Text>
        </Inline>
      </Stack>
      <Timeline label={t('Timeline')} entries={payoutSteps(payout, timeline)} />
      <Stack space="4">
        {reference && (
          <Text size="13" tone="soft">
            {t('Bank reference: {reference}. Ask your bank if you do not see it.', {
              reference,
            })}
          </Text>
        )}
        <Text size="13" tone="soft">
          {t('Withdrawal {id}', { id })}
        </Text>
      </Stack>
    </Stack>
  );
}
