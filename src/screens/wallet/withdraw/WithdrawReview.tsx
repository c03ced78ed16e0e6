import { Button, formatPaise, Inline, Money, Stack, SumList, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { PayoutAccount } from '@haat/openapi';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import type { useWithdraw } from '../../../queries/money/payouts.queries';
import { arrives } from './payout-text';

interface WithdrawReviewProps {
  /** Paise that leave the wallet. */
  amount: number;
  /** Paise that stay in it. */
  stays: number;
  account: PayoutAccount;
  /** Outlives this step, so that the same wish sent again from it is the same withdrawal. */
  withdraw: ReturnType<typeof useWithdraw>;
  onBack: () => void;
  onDone: () => void;
}

/** The amount and the account once more, before money leaves. */
export function WithdrawReview({ amount, stays, account, withdraw, onBack, onDone }: WithdrawReviewProps) {
  const toast = useToast();
  const sum = formatPaise(amount);
  const send = () =>
    withdraw.mutate(
      { amount, accountId: account.id },
      {
        onSuccess: () => {
          toast.show({
            text: t('{sum} is on its way to {account}.', { sum, account: account.shown }),
            tone: 'good',
          });
          onDone();
        },
      },
    );
  return (
    <Stack space="20">
      <Stack space="4">
        <Text tone="soft">{t('You withdraw')}</Text>
        <Money paise={amount} size="36" paiseShown="always" />
        <Text>{t('to {account}', { account: account.shown })}</Text>
        {account.holder && (
          <Text size="13" tone="soft">
            {account.holder}
          </Text>
        )}
      </Stack>
      <SumList
        rows={[{ key: 'charge', label: t('Charge'), paise: 0, quiet: true }]}
        total={{ label: t('Stays in your wallet'), paise: stays }}
      />
      <Text size="13" tone="soft">
        {t(arrives)}
      </Text>
      <FailureNotice
        of={withdraw.error}
        fallback={t('The withdrawal failed. Nothing has left your wallet; try again.')}
      />
      <Inline space="12" align="end">
        <Button onPress={onBack} disabled={withdraw.isPending}>
          {t('Back')}
        </Button>
        <Button tone="accent" onPress={send} busy={withdraw.isPending}>
          {t('Withdraw {sum}', { sum })}
        </Button>
      </Inline>
    </Stack>
  );
}
