import { Button, Dialog, Field, formatPaise, Inline, Stack, Text } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { newCancellationBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useStored } from '../../../components/remembered/use-kept';
import { StepUp } from '../../../components/step-up/StepUp';
import { isProofNeeded } from '../../../queries/accounts/step-up.queries';
import { useCancelSession } from '../../../queries/orders/cancellation.queries';

interface CancelDialogProps {
  productId: string;
  /** What its kind is called in a sentence. */
  one: string;
  /** What is agreed to: that many seats and paise, or nothing at all. */
  held: { seats: number; amount: number };
  isOpen: boolean;
  onClose: () => void;
}

/** What happens, with how many seats and how much: it cannot be taken back. */
function textOf({ seats, amount }: CancelDialogProps['held']): string {
  if (seats === 0)
    return t('Nobody has a seat. It is taken off sale for good; whoever is paying now is refunded.');
  return amount === 0
    ? plural(
        seats,
        '{count} seat ends. Its holder is told, and calendars take it out. It is taken off sale for good.',
        '{count} seats end. Their holders are told, and calendars take it out. It is taken off sale for good.',
        {},
      )
    : plural(
        seats,
        '{count} seat ends, and {sum} is refunded from your wallet, which may become negative. The buyer is told, and calendars take it out. It is taken off sale for good.',
        '{count} seats end, and {sum} is refunded from your wallet, which may become negative. Buyers are told, and calendars take it out. It is taken off sale for good.',
        { sum: formatPaise(amount) },
      );
}

export function CancelDialog({ productId, one, held, isOpen, onClose }: CancelDialogProps) {
  const [reason, setReason, forgetReason] = useStored(`cancel-session.${productId}`, '');
  const [isProving, setIsProving] = useState(false);
  const cancel = useCancelSession(productId);
  const sum = formatPaise(held.amount);
  const close = () => {
    setIsProving(false);
    cancel.reset();
    onClose();
  };
  const onCancelled = () => {
    forgetReason();
    close();
  };
  const wish = { ...held, reason: reason.trim() };
  if (isProving)
    return (
      <Dialog open={isOpen} onClose={close} title={t('Confirm with a code')}>
        <StepUp
          why={t('This is high for one day, so we ask for a code. Then {sum} is refunded.', { sum })}
          onCode={async (stepUp) => {
            await cancel.mutateAsync({ ...wish, stepUp });
            onCancelled();
          }}
          onCancel={() => {
            setIsProving(false);
            cancel.reset();
          }}
        />
      </Dialog>
    );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('Cancel this {one}?', { one })}
      onSubmit={() =>
        cancel.mutate(wish, {
          onSuccess: onCancelled,
          onError: (error) => setIsProving(isProofNeeded(error)),
        })
      }
      footer={
        <Inline space="12" align="end">
          <Button onPress={close}>{t('Keep it')}</Button>
          <Button tone="critical" type="submit" busy={cancel.isPending}>
            {held.amount === 0 ? t('Cancel {one}', { one }) : t('Cancel and refund {sum}', { sum })}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text>{textOf(held)}</Text>
        <Field
          label={t('A word to buyers')}
          name="reason"
          optional
          multiline
          rows={2}
          maxLength={newCancellationBounds.reason.maxLength}
          value={reason}
          onChange={setReason}
          help={t('It is in the message, and on the page of their seat.')}
        />
        <FailureNotice of={cancel.error} fallback={t('It did not start. No money was moved; try again.')} />
      </Stack>
    </Dialog>
  );
}
