import { Card, formatPaise, Select, Skeleton, Stack, Switch, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { PayoutAccount, PayoutSettings } from '@haat/openapi';
import { dateAndTime } from '@haat/web/time/when';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useKyc } from '../../../queries/money/kyc.queries';
import { usePayoutSettings, useSetPayoutSettings } from '../../../queries/money/payouts.queries';

/** Everything that is available, sent every morning without asking. Nothing for who has no account yet. */
export function DailyPayouts() {
  const kyc = useKyc();
  const settings = usePayoutSettings();
  const verified = kyc.data?.accounts.filter(({ status }) => status === 'verified') ?? [];
  if (!kyc.data?.isComplete || verified.length === 0) return null;
  return (
    <Card title={t('Daily withdrawal')}>
      <AsyncStates
        of={settings}
        subject={t('This setting')}
        skeleton={<Skeleton height={44} radius="control" />}
        isFramed
      >
        {(data) => <Choice settings={data} accounts={verified} />}
      </AsyncStates>
    </Card>
  );
}

function Choice({ settings, accounts }: { settings: PayoutSettings; accounts: PayoutAccount[] }) {
  const { daily, accountId, least, nextAt } = settings;
  const change = useSetPayoutSettings();
  const chosen = accountId ?? accounts[0]?.id ?? '';
  const only = accounts.length === 1 ? accounts[0] : undefined;
  // What was asked for is shown at once; a refusal takes it back.
  const shown = change.isPending ? change.variables.daily : daily;
  return (
    <Stack space="16">
      <Switch
        label={t('Withdraw every morning')}
        help={t('At 8 am, the full available balance, from {sum}.', { sum: formatPaise(least) })}
        checked={shown}
        onChange={(isOn) => change.mutate({ daily: isOn, accountId: isOn ? chosen : null })}
      />
      {shown && accounts.length > 1 && (
        <Select
          label={t('To|an account')}
          name="dailyAccount"
          value={change.isPending ? (change.variables.accountId ?? chosen) : chosen}
          onChange={(id) => change.mutate({ daily: true, accountId: id })}
          options={accounts.map(({ id, shown: label }) => ({ value: id, label }))}
        />
      )}
      {shown && nextAt && (
        <Text size="13" tone="soft">
          {only
            ? t('To {account}. Next on {time}.', { account: only.shown, time: dateAndTime(nextAt) })
            : t('Next on {time}.', { time: dateAndTime(nextAt) })}
        </Text>
      )}
      <FailureNotice of={change.error} fallback={t('It was not changed. Try again.')} />
    </Stack>
  );
}
