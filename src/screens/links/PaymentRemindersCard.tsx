import { Card, Inline, Stack, Stat, Switch } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { PaymentReminders } from '@haat/openapi';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { usePaymentReminders, useSetPaymentReminders } from '../../queries/catalog/links.queries';

/** Payment reminders: setting and results. */
export function PaymentRemindersCard() {
  const paymentReminders = usePaymentReminders();
  return (
    <Card title={t('Reminders')}>
      <AsyncStates
        of={paymentReminders}
        subject={t('This setting')}
        reassurance={t('Your setting has not changed.')}
        skeleton={<RowsSkeleton rows={1} />}
        isFramed
      >
        {(state) => <Choice state={state} />}
      </AsyncStates>
    </Card>
  );
}

function Choice({ state: { isOn, reminded, bought } }: { state: PaymentReminders }) {
  const set = useSetPaymentReminders();
  return (
    <Stack space="16">
      <Switch
        label={t('Remind buyers who did not pay')}
        name="paymentReminders"
        checked={set.isPending ? set.variables : isOn}
        onChange={(wanted) => set.mutate(wanted)}
        help={t(
          'Only buyers who opted in at checkout: one email after an hour and one after a day, in the daytime. They stop when the buyer pays.',
        )}
      />
      <FailureNotice of={set.error} fallback={t('Your setting was not saved. Try again in a moment.')} />
      {reminded > 0 && (
        <Inline space="24">
          <Stat label={t('Reminded, last 30 days')} value={reminded} />
          <Stat label={t('Bought afterwards')} value={bought} />
        </Inline>
      )}
    </Stack>
  );
}
