import {
  Box,
  Button,
  Checkbox,
  Dialog,
  Field,
  formatPaise,
  Inline,
  MoneyField,
  Notice,
  Stack,
  Text,
  useToast,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { TransactionDetail } from '@haat/openapi';
import { refundOfShares } from '@haat/openapi/item-refunds';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { buyerName } from '../../../components/people/buyer';
import { refundProblem } from '../../../components/refunds/refund-amount';
import { useStored } from '../../../components/remembered/use-kept';
import { StepUp } from '../../../components/step-up/StepUp';
import { isProofNeeded } from '../../../queries/accounts/step-up.queries';
import { useRefund } from '../../../queries/orders/sales.queries';
import * as styles from './refund.css';

interface RefundDialogProps {
  detail: TransactionDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms, because refunds cannot be undone. */
export function RefundDialog(props: RefundDialogProps) {
  const { detail, isOpen } = props;
  const form = useRefundForm(props);
  if (form.isProving)
    return (
      <Dialog open={isOpen} onClose={form.close} title={t('Confirm with a code')}>
        <StepUp
          why={t('Your refunds today are high, so we ask for a code. Then {sum} is refunded.', {
            sum: form.sum,
          })}
          onCode={form.sendWithCode}
          onCancel={form.stopProving}
        />
      </Dialog>
    );
  return (
    <Dialog
      open={isOpen}
      onClose={form.close}
      title={t('Refund this sale?')}
      onSubmit={form.send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={form.close}>{t('Keep sale')}</Button>
          <Button tone="critical" type="submit" busy={form.refund.isPending}>
            {form.problem ? t('Refund') : t('Refund {sum}', { sum: form.sum })}
          </Button>
        </Inline>
      }
    >
      <RefundFields detail={detail} form={form} />
    </Dialog>
  );
}

interface RefundFieldsProps {
  detail: TransactionDetail;
  form: ReturnType<typeof useRefundForm>;
}

function RefundFields({ detail, form }: RefundFieldsProps) {
  const { amount, setTyped, isChecked, setIsChecked, problem, reason, setReason, refund, name } = form;
  const isWhole = amount === detail.refundable && form.chosen.length === 0;
  return (
    <Stack space="16">
      <RefundItems form={form} />
      {form.chosen.length === 0 && (
        <MoneyField
          label={t('Amount')}
          name="amount"
          value={amount}
          onChange={(paise) => setTyped({ paise })}
          onLeave={() => setIsChecked(true)}
          help={t('Up to {sum}.', { sum: formatPaise(detail.refundable) })}
          {...(isChecked && problem && { error: problem })}
        />
      )}
      {form.chosen.length > 0 && isChecked && problem && <Notice tone="critical">{problem}</Notice>}
      <Text>
        {form.chosen.length > 0
          ? t(
              '{name} is refunded {sum} to the original payment method, loses access to {titles} and keeps the rest. The same share of the fee, its GST and any TDS or TCS is credited to you.',
              { name, sum: form.sum, titles: form.chosen.map(({ title }) => title).join(', ') },
            )
          : isWhole
            ? t(
                '{name} is refunded in full to the original payment method and loses access. The fee and its GST are credited to you, so your balance goes down by {net}, or less if TDS or TCS was deducted.',
                { name, net: formatPaise(detail.transaction.net, { paiseShown: 'always' }) },
              )
            : t(
                '{name} is refunded this amount to the original payment method and keeps access. The same share of the fee, its GST and any TDS or TCS is credited to you.',
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
        help={t('Saved with the sale.')}
      />
      <FailureNotice of={refund.error} fallback={t('The refund failed. No money was moved; try again.')} />
    </Stack>
  );
}

/** Of what was sold together, those that are refunded by their shares; nothing chosen is an amount. */
function RefundItems({ form: { items, chosen, choose } }: Pick<RefundFieldsProps, 'form'>) {
  if (items.length < 2) return null;
  return (
    <Box as="fieldset" className={styles.items}>
      <Box as="legend" paddingBottom="8">
        <Text as="span" weight="strong">
          {t('Refund products')}
        </Text>
      </Box>
      <Stack space="8">
        {items.map((item) => (
          <Checkbox
            key={item.accessId}
            id={`refund-${item.accessId}`}
            name={`refund-${item.accessId}`}
            label={item.title}
            help={formatPaise(item.share, { paiseShown: 'always' })}
            checked={chosen.includes(item)}
            onChange={(isChosen) => choose(item.accessId, isChosen)}
          />
        ))}
        <Text size="13" tone="soft">
          {t('Each by its share of what was paid. Choose none to refund an amount.')}
        </Text>
      </Stack>
    </Box>
  );
}

function useRefundForm({ detail, onClose }: RefundDialogProps) {
  const { transaction, refundable } = detail;
  const [reason, setReason, forgetReason] = useStored(`refund.${transaction.id}`, '');
  // Nothing typed is everything that is left.
  const [typed, setTyped] = useState<{ paise: number | null } | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const refund = useRefund(transaction.id);
  const toast = useToast();
  const name = buyerName(transaction.buyer);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const items = detail.items.filter(({ isRefunded }) => !isRefunded);
  const chosen = items.filter(({ accessId }) => chosenIds.includes(accessId));
  const byShares = refundOfShares(
    chosen.reduce((total, { share }) => total + share, 0),
    refundable,
  );
  const amount = chosen.length > 0 ? byShares : typed ? typed.paise : refundable;
  const choose = (accessId: string, isChosen: boolean) =>
    setChosenIds((now) => [...now.filter((id) => id !== accessId), ...(isChosen ? [accessId] : [])]);
  const wish = () => ({
    amount: amount ?? 0,
    ...(chosen.length > 0 && { accessIds: chosen.map(({ accessId }) => accessId) }),
    reason: reason.trim(),
  });
  const problem = refundProblem(amount, refundable);
  const sum = formatPaise(amount ?? 0);
  const close = () => {
    setTyped(null);
    setChosenIds([]);
    setIsChecked(false);
    setIsProving(false);
    refund.reset();
    onClose();
  };
  const send = () => {
    setIsChecked(true);
    if (amount === null || problem) return;
    refund.mutate(wish(), { onSuccess: sent, onError: (error) => setIsProving(isProofNeeded(error)) });
  };
  const sent = () => {
    forgetReason();
    toast.show({ text: t('{sum} is being refunded to {name}.', { sum, name }), tone: 'good' });
    close();
  };
  const sendWithCode = async (stepUp: Parameters<typeof refund.mutateAsync>[0]['stepUp']) => {
    await refund.mutateAsync({ ...wish(), stepUp });
    sent();
  };
  const stopProving = () => {
    setIsProving(false);
    refund.reset();
  };
  return {
    amount,
    items,
    chosen,
    choose,
    setTyped,
    isChecked,
    setIsChecked,
    problem,
    reason,
    setReason,
    refund,
    name,
    sum,
    isProving,
    stopProving,
    send,
    sendWithCode,
    close,
  };
}
