import { Button, Card, Inline, Notice, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { AccountDeletion } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../../components/async-states/AsyncStates';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { RowsSkeleton } from '../../../components/async-states/RowsSkeleton';
import {
  useAccountDeletion,
  useCancelAccountDeletion,
} from '../../../queries/accounts/account-deletion.queries';
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
        subject={t('Account status')}
        reassurance={t('Your account will not be deleted automatically.')}
        skeleton={<RowsSkeleton rows={1} />}
        isFramed
      >
        {(state) =>
          state.status === 'scheduled' ? (
            <OnTheWay state={state} />
          ) : (
            <Stack space="16">
              <Text tone="soft">
                {t(
                  'Your personal data is deleted after {days} days, during which you can change your mind. We first show what is deleted and what the law requires us to keep.',
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
      onSuccess: () => toast.show({ text: t('Deletion cancelled.'), tone: 'good' }),
    });
  return (
    <Stack space="16">
      <Notice
        tone="caution"
        title={t('Your account will be deleted on {date}.', { date: fullDate(endsAt ?? '') })}
      >
        {t('Your products are archived. You can cancel until then.')}
      </Notice>
      {blockers.length > 0 && (
        <Stack space="8">
          <Text weight="strong">{t('This has to be resolved first')}</Text>
          <DeletionBlockers blockers={blockers} />
        </Stack>
      )}
      <FailureNotice
        of={cancelAccountDeletion.error}
        fallback={t('Something went wrong. Try again in a moment.')}
      />
      <Inline space="8">
        <Button tone="accent" busy={cancelAccountDeletion.isPending} onPress={keep}>
          {t('Keep account')}
        </Button>
      </Inline>
    </Stack>
  );
}
