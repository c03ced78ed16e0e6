import { Dialog, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { PayoutAccount } from '@haat/openapi';
import { useState } from 'react';
import { Question } from '../../components/question/Question';
import { StepUp } from '../../components/step-up/StepUp';
import { useRemovePayoutAccount } from '../../queries/kyc.queries';

/** Asks before an account is removed. */
export function RemoveAccountDialog({
  account,
  onClose,
}: {
  account: PayoutAccount | null;
  onClose: () => void;
}) {
  return (
    <Dialog open={account !== null} onClose={onClose} title={t('Remove this account?')}>
      {account && <Removing account={account} onClose={onClose} />}
    </Dialog>
  );
}

function Removing({ account, onClose }: { account: PayoutAccount; onClose: () => void }) {
  const remove = useRemovePayoutAccount();
  const toast = useToast();
  const [isProving, setIsProving] = useState(false);
  if (isProving)
    return (
      <StepUp
        why={t('Your payouts go to this account, so we make sure that it is you.')}
        onCode={async (stepUp) => {
          await remove.mutateAsync({ id: account.id, stepUp });
          onClose();
          toast.show({ text: t('{account} is removed.', { account: account.shown }), tone: 'good' });
        }}
        onCancel={onClose}
      />
    );
  return (
    <Question
      text={t(
        'No more money goes to {account}. A payout that the bank has already still arrives. To use the account again you add it anew, and it waits anew.',
        { account: account.shown },
      )}
      yes={t('Remove the account')}
      no={t('Keep it')}
      isBusy={false}
      error={null}
      fallback={t('The account was not removed. Try again.')}
      onYes={() => setIsProving(true)}
      onNo={onClose}
    />
  );
}
