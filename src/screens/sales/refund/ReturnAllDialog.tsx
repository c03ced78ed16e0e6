import { Button, Dialog, Field, formatPaise, Inline, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { newRefundRoundBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useStored } from '../../../components/remembered/use-kept';
import { StepUp } from '../../../components/step-up/StepUp';
import { isProofNeeded } from '../../../queries/accounts/step-up.queries';
import { useStartRound } from '../../../queries/orders/refund-requests.queries';

interface ReturnAllDialogProps {
  productId: string;
  /** What is agreed to: that many sales and paise, or nothing at all. */
  refundable: { orders: number; amount: number };
  isOpen: boolean;
  onClose: () => void;
}

/** Says how many and how much once more, because it cannot be taken back. */
export function ReturnAllDialog({ productId, refundable, isOpen, onClose }: ReturnAllDialogProps) {
  const [reason, setReason, forgetReason] = useStored(`return-all.${productId}`, '');
  const [isChecked, setIsChecked] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const start = useStartRound(productId);
  const sum = formatPaise(refundable.amount);
  const who = plural(refundable.orders, '{count} buyer', '{count} buyers', {});
  const close = () => {
    setIsChecked(false);
    setIsProving(false);
    start.reset();
    onClose();
  };
  const send = () => {
    setIsChecked(true);
    if (!reason.trim()) return;
    start.mutate(
      { ...refundable, reason: reason.trim() },
      { onSuccess: onStarted, onError: (error) => setIsProving(isProofNeeded(error)) },
    );
  };
  const onStarted = () => {
    forgetReason();
    close();
  };
  if (isProving)
    return (
      <Dialog open={isOpen} onClose={close} title={t('Confirm with a code')}>
        <StepUp
          why={t('This is high for one day, so we ask for a code. Then {sum} is refunded.', { sum })}
          onCode={async (stepUp) => {
            await start.mutateAsync({ ...refundable, reason: reason.trim(), stepUp });
            onStarted();
          }}
          onCancel={() => {
            setIsProving(false);
            start.reset();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('Refund {sum}?', { sum })}
      onSubmit={send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={close}>{t('Keep sales')}</Button>
          <Button tone="critical" type="submit" busy={start.isPending}>
            {t('Refund {sum} to {who}', { sum, who })}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text>
          {t(
            'This cannot be stopped once started. The money is debited from your wallet, which may become negative until new sales cover it. New buyers can still pay while the page is published: pause it first.',
          )}
        </Text>
        <Field
          label={t('Why')}
          name="reason"
          multiline
          rows={2}
          maxLength={newRefundRoundBounds.reason.maxLength}
          value={reason}
          onChange={setReason}
          help={t('Saved with each refund.')}
          {...(isChecked && !reason.trim() && { error: t('Give a reason in one sentence.') })}
        />
        <FailureNotice of={start.error} fallback={t('It did not start. No money was moved; try again.')} />
      </Stack>
    </Dialog>
  );
}
