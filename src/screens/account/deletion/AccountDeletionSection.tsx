import { Button, Card, Inline, Notice, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { AccountDeletion } from '@haat/openapi';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import { fullDate } from '../../../components/time/when';
import { useAccountDeletion, useCancelAccountDeletion } from '../../../queries/account-deletion.queries';
import { AccountDeletionSheet } from './AccountDeletionSheet';
import { DeletionBlockers } from './DeletionBlockers';

/** The way out, and the way back for as long as there is one. */
export function AccountDeletionSection() {
  const accountDeletion = useAccountDeletion();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('Delete your account')}>
      <AsyncStates
        of={accountDeletion}
        subject={t('How your account stands')}
        reassurance={t('Nothing is deleted without you.')}
        skeleton={<RowsSkeleton rows={1} />}
        isFramed
      >
        {(state) =>
          state.status === 'leaving' ? (
            <OnTheWay state={state} />
          ) : (
            <Stack space="16">
              <Text tone="soft">
                {t(
                  'Everything that names you goes, after {days} days to think better of it. We show you first what goes and what the law keeps.',
                  { days: state.coolingDays },
                )}
              </Text>
              <Inline space="8">
                <Button aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
                  {t('Delete my account')}
                </Button>
              </Inline>
              <AccountDeletionSheet state={state} open={isOpen} onClose={() => setIsOpen(false)} />
            </Stack>
          )
        }
      </AsyncStates>
    </Card>
  );
}

function OnTheWay({ state: { endsAt, blockers } }: { state: AccountDeletion }) {
  const cancelAccountDeletion = useCancelAccountDeletion();
  const toast = useToast();
  const keep = () =>
    cancelAccountDeletion.mutate(undefined, {
      onSuccess: () => toast.show({ text: t('Your account stays.'), tone: 'good' }),
    });
  return (
    <Stack space="16">
      <Notice
        tone="caution"
        title={t('Your account is deleted on {date}.', { date: fullDate(endsAt ?? '') })}
      >
        {t('What was on sale is archived. Until then you can stay.')}
      </Notice>
      {blockers.length > 0 && (
        <Stack space="8">
          <Text weight="strong">{t('It waits until this is settled')}</Text>
          <DeletionBlockers blockers={blockers} />
        </Stack>
      )}
      <FailureNotice
        of={cancelAccountDeletion.error}
        fallback={t('That did not work. Try again in a moment.')}
      />
      <Inline space="8">
        <Button tone="accent" busy={cancelAccountDeletion.isPending} onPress={keep}>
          {t('Stay')}
        </Button>
      </Inline>
    </Stack>
  );
}
