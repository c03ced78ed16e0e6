import {
  Button,
  Field,
  Form,
  formatPaise,
  Heading,
  Inline,
  MoneyField,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { BuyerRefund, RefundRequest } from '@haat/openapi';
import { newRefundRequestBounds } from '@haat/openapi/bounds';
import { requestText } from '@haat/web/refunds/request-text';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { refundProblem } from '../../components/refunds/refund-amount';
import { useStored } from '../../components/remembered/use-kept';
import {
  useAskRefund,
  useBuyerRefund,
  useWithdrawRequest,
} from '../../queries/orders/refund-requests.queries';

/** Asking for money back, and how that stands; nothing where nothing was asked and nothing may be. */
export function AskRefund({ orderId }: { orderId: string }) {
  const refund = useBuyerRefund(orderId);
  return (
    <AsyncStates
      of={refund}
      subject={t('Refunds')}
      skeleton={<Skeleton height={48} radius="control" />}
      isEmpty={({ refundable, request }) => refundable === 0 && request === null}
    >
      {(stands) => (
        <Stack as="section" space="12" aria-label={t('Refund')}>
          <Heading level={3}>{t('Refund')}</Heading>
          {stands.request && <Asked orderId={orderId} request={stands.request} />}
          {stands.refundable > 0 && <Ask orderId={orderId} stands={stands} />}
        </Stack>
      )}
    </AsyncStates>
  );
}

function Asked({ orderId, request }: { orderId: string; request: RefundRequest }) {
  const withdraw = useWithdrawRequest(orderId);
  const { title, text, tone } = requestText(request, fullDate);
  return (
    <Stack space="12">
      <Notice tone={tone} title={title}>
        {text}
      </Notice>
      {request.endedAt === null && (
        <Inline space="12">
          <Button size="small" onPress={() => withdraw.mutate()} busy={withdraw.isPending}>
            {t('Withdraw request')}
          </Button>
        </Inline>
      )}
      <FailureNotice of={withdraw.error} fallback={t('Something went wrong. Try again.')} />
    </Stack>
  );
}

function Ask({ orderId, stands: { refundable } }: { orderId: string; stands: BuyerRefund }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason, forgetReason] = useStored(`ask-refund.${orderId}`, '');
  // Nothing typed is everything that is left.
  const [typed, setTyped] = useState<{ paise: number | null } | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const ask = useAskRefund(orderId);
  const amount = typed ? typed.paise : refundable;
  const problem = refundProblem(amount, refundable);
  if (!isOpen)
    return (
      <Inline space="12">
        <Button icon="undo" onPress={() => setIsOpen(true)}>
          {t('Request a refund')}
        </Button>
      </Inline>
    );
  const send = () => {
    setIsChecked(true);
    if (amount === null || problem || !reason.trim()) return;
    ask.mutate(
      { amount, reason: reason.trim() },
      {
        onSuccess: () => {
          forgetReason();
          setIsOpen(false);
        },
      },
    );
  };
  return (
    <Form aria-label={t('Request a refund')} onSubmit={send}>
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
        <Field
          label={t('Why')}
          name="reason"
          multiline
          rows={3}
          maxLength={newRefundRequestBounds.reason.maxLength}
          value={reason}
          onChange={setReason}
          help={t('The creator reads this and answers within 48 hours.')}
          {...(isChecked && !reason.trim() && { error: t('Give a reason in one sentence.') })}
        />
        <FailureNotice
          of={ask.error}
          fallback={t('Something went wrong. What you typed is still here; try again.')}
        />
        <Inline space="12">
          <Button type="submit" busy={ask.isPending}>
            {problem ? t('Send request') : t('Request {sum}', { sum: formatPaise(amount ?? 0) })}
          </Button>
          <Button onPress={() => setIsOpen(false)}>{t('Not now')}</Button>
        </Inline>
        <Text size="13" tone="soft">
          {t('You keep access until you are refunded.')}
        </Text>
      </Stack>
    </Form>
  );
}
