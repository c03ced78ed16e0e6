import { Dialog, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { PayoutAccount } from '@haat/openapi';
import { useState } from 'react';
import { Question } from '../../components/question/Question';
import { StepUp } from '../../components/step-up/StepUp';
import { useRemovePayoutAccount } from '../../queries/money/kyc.queries';

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
        why={t('Your payouts go to this account, so we need to verify it is you.')}
        onCode={async (stepUp) => {
          await remove.mutateAsync({ id: account.id, stepUp });
          onClose();
          toast.show({ text: t('{account} removed.', { account: account.shown }), tone: 'good' });
        }}
        onCancel={onClose}
      />
    );
  return (
    <Question
      text={t(
        'No more money is sent to {account}. Payouts already sent still arrive. To use it again, add it again; the waiting period applies again.',
        { account: account.shown },
      )}
      yes={t('Remove account')}
      no={t('Keep')}
      isBusy={false}
      error={null}
      fallback={t('The account was not removed. Try again.')}
      onYes={() => setIsProving(true)}
      onNo={onClose}
    />
  );
}
