import { Sheet, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useState } from 'react';
import { StepUp } from '../../components/step-up/StepUp';
import { type NewAccount, useAddPayoutAccount } from '../../queries/money/kyc.queries';
import { AccountForm } from './AccountForm';

interface AddAccountSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** One more account: which, and then a code, because money will go there. */
export function AddAccountSheet({ isOpen, onClose }: AddAccountSheetProps) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('Add an account')}>
      {isOpen && <Adding onClose={onClose} />}
    </Sheet>
  );
}

function Adding({ onClose }: { onClose: () => void }) {
  const [given, setGiven] = useState<NewAccount | null>(null);
  const [isProving, setIsProving] = useState(false);
  const add = useAddPayoutAccount();
  const toast = useToast();

  if (given === null || !isProving)
    return (
      <AccountForm
        before={given}
        onGiven={(account) => {
          setGiven(account);
          setIsProving(true);
        }}
      />
    );
  const prove = async (otp: string) => {
    await add.mutateAsync({ ...given, otp });
    toast.show({ text: t('Added. We are verifying it with the bank.'), tone: 'good' });
    onClose();
  };
  return (
    <StepUp
      why={t('Payouts will go to this account, so we need to verify it is you.')}
      onCode={prove}
      onCancel={() => setIsProving(false)}
    />
  );
}
