import type { PayoutAccount } from '@haat/contract';
import { Dialog, useToast } from '@haat/design-system';
import { t } from '@haat/words';
import { Question } from '../../parts/question/Question';
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
  const leave = () =>
    remove.mutate(account.id, {
      onSuccess: () => {
        onClose();
        toast.show({ text: t('{account} is removed.', { account: account.shown }), tone: 'good' });
      },
    });
  return (
    <Question
      text={t(
        'No more money goes to {account}. A payout that the bank has already still arrives. To use the account again you add it anew, and it waits anew.',
        { account: account.shown },
      )}
      yes={t('Remove the account')}
      no={t('Keep it')}
      isBusy={remove.isPending}
      error={remove.error}
      fallback={t('The account was not removed. Try again.')}
      onYes={leave}
      onNo={onClose}
    />
  );
}
