import type { TransactionDetail } from '@haat/contract';
import {
  Button,
  Dialog,
  Field,
  formatPaise,
  Inline,
  Notice,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { failureOf } from '@haat/machines/failure';
import { useKept } from '../../parts/kept/use-kept';
import { buyerName } from '../../parts/people/buyer';
import { useRefund } from '../../queries/sales.queries';

interface RefundDialogProps {
  detail: TransactionDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once, because money that has gone back does not come again. */
export function RefundDialog({ detail, isOpen, onClose }: RefundDialogProps) {
  const { transaction, refundable } = detail;
  const [reason, setReason, forgetReason] = useKept(`refund.${transaction.id}`, '');
  const refund = useRefund(transaction.id);
  const toast = useToast();
  const sum = formatPaise(refundable);
  const send = () =>
    refund.mutate(reason.trim(), {
      onSuccess: () => {
        forgetReason();
        toast.show({ text: `${sum} is on its way back to ${buyerName(transaction.buyer)}.`, tone: 'good' });
        onClose();
      },
    });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Give ${sum} back?`}
      footer={
        <Inline space="12" align="end">
          <Button onPress={onClose}>Keep the sale</Button>
          <Button tone="critical" onPress={send} busy={refund.isPending}>
            Refund {sum}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text>
          {buyerName(transaction.buyer)} gets the whole amount back the way it was paid, and what they bought
          closes for them. The fee and its GST come back to you, so your wallet goes down by{' '}
          {formatPaise(transaction.net, { paiseShown: 'always' })}.
        </Text>
        <Field
          label="Why"
          name="reason"
          optional
          multiline
          rows={2}
          maxLength={300}
          value={reason}
          onChange={setReason}
          help="Kept with the sale."
        />
        {refund.isError && (
          <Notice tone="critical" live>
            {failureOf(refund.error, 'The refund did not go through. Nothing has moved; try again.').message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
