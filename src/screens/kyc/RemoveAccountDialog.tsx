import type { PayoutAccount } from '@haat/contract';
import { Button, Dialog, Inline, Notice, Stack, Text, useToast } from '@haat/design-system';
import { failureOf } from '@haat/machines/failure';
import { t } from '@haat/words';
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
      {account && <Question account={account} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ account, onClose }: { account: PayoutAccount; onClose: () => void }) {
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
    <Stack space="16">
      <Text>
        {t(
          'No more money goes to {account}. A payout that the bank has already still arrives. To use the account again you add it anew, and it waits anew.',
          { account: account.shown },
        )}
      </Text>
      {remove.error && (
        <Notice tone="critical" live>
          {failureOf(remove.error, t('The account was not removed. Try again.')).message}
        </Notice>
      )}
      <Inline space="8">
        <Button tone="critical" busy={remove.isPending} onPress={leave}>
          {t('Remove the account')}
        </Button>
        <Button onPress={onClose}>{t('Keep it')}</Button>
      </Inline>
    </Stack>
  );
}
