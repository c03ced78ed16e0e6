import {
  Button,
  Dialog,
  Field,
  formatPaise,
  Inline,
  MoneyField,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { TransactionDetail } from '@haat/openapi';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { buyerName } from '../../../components/people/buyer';
import { refundProblem } from '../../../components/refunds/refund-amount';
import { useKept } from '../../../components/remembered/use-kept';
import { StepUp } from '../../../components/step-up/StepUp';
import { useRefund } from '../../../queries/sales.queries';
import { isProofNeeded } from '../../../queries/step-up.queries';

interface RefundDialogProps {
  detail: TransactionDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once, because money that has gone back does not come again. */
export function RefundDialog({ detail, isOpen, onClose }: RefundDialogProps) {
  const { transaction, refundable } = detail;
  const [reason, setReason, forgetReason] = useKept(`refund.${transaction.id}`, '');
  // Nothing typed is everything that is left.
  const [typed, setTyped] = useState<{ paise: number | null } | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const refund = useRefund(transaction.id);
  const toast = useToast();
  const name = buyerName(transaction.buyer);
  const amount = typed ? typed.paise : refundable;
  const problem = refundProblem(amount, refundable);
  const isWhole = amount === refundable;
  const sum = formatPaise(amount ?? 0);
  const close = () => {
    setTyped(null);
    setIsChecked(false);
    setIsProving(false);
    refund.reset();
    onClose();
  };
  const send = () => {
    setIsChecked(true);
    if (amount === null || problem) return;
    refund.mutate(
      { amount, reason: reason.trim() },
      { onSuccess: sent, onError: (error) => setIsProving(isProofNeeded(error)) },
    );
  };
  const sent = () => {
    forgetReason();
    toast.show({ text: t('{sum} is on its way back to {name}.', { sum, name }), tone: 'good' });
    close();
  };
  if (isProving)
    return (
      <Dialog open={isOpen} onClose={close} title={t('Confirm with a code')}>
        <StepUp
          why={t('You have given a lot back today, so we ask for a code. Then {sum} goes back.', { sum })}
          onCode={async (stepUp) => {
            await refund.mutateAsync({ amount: amount ?? 0, reason: reason.trim(), stepUp });
            sent();
          }}
          onCancel={() => {
            setIsProving(false);
            refund.reset();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('Give money back?')}
      onSubmit={send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={close}>{t('Keep the sale')}</Button>
          <Button tone="critical" type="submit" busy={refund.isPending}>
            {problem ? t('Refund') : t('Refund {sum}', { sum })}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <MoneyField
          label={t('Amount')}
          name="amount"
          value={amount}
          onChange={(paise) => setTyped({ paise })}
          onLeave={() => setIsChecked(true)}
          help={t('Up to {sum}.', { sum: formatPaise(refundable) })}
          {...(isChecked && problem && { error: problem })}
        />
        <Text>
          {isWhole
            ? t(
                '{name} gets everything that is left back the way it was paid, and what they bought closes for them. The fee and its GST come back to you, so your wallet goes down by {net}, or by less where TDS or TCS was kept of the sale.',
                { name, net: formatPaise(transaction.net, { paiseShown: 'always' }) },
              )
            : t(
                '{name} gets this part back the way it was paid and keeps what they bought. The same share of the fee and its GST comes back to you, and of TDS or TCS that was kept.',
                { name },
              )}
        </Text>
        <Field
          label={t('Why')}
          name="reason"
          optional
          multiline
          rows={2}
          maxLength={300}
          value={reason}
          onChange={setReason}
          help={t('Kept with the sale.')}
        />
        <FailureNotice
          of={refund.error}
          fallback={t('The refund did not go through. Nothing has moved; try again.')}
        />
      </Stack>
    </Dialog>
  );
}
