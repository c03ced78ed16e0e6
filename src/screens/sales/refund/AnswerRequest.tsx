import {
  Box,
  Button,
  Dialog,
  Field,
  Form,
  formatPaise,
  Heading,
  Inline,
  Stack,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { RefundRequest } from '@haat/openapi';
import { refundAnswerBounds } from '@haat/openapi/bounds';
import { dateAndTime } from '@haat/web/time/when';
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useStored } from '../../../components/remembered/use-kept';
import { StepUp } from '../../../components/step-up/StepUp';
import { isProofNeeded } from '../../../queries/accounts/step-up.queries';
import { useAnswerRequest } from '../../../queries/orders/refund-requests.queries';

interface AnswerRequestProps {
  orderId: string;
  /** One that is open. */
  request: RefundRequest;
  /** How the buyer is called. */
  buyer: string;
}

/** A buyer wants money back: the words they gave, and the two answers. */
export function AnswerRequest({ orderId, request, buyer }: AnswerRequestProps) {
  const { amount, reason, answerBy, status } = request;
  const [message, setMessage, forgetMessage] = useStored(`answer.${orderId}`, '');
  const [isChecked, setIsChecked] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const answer = useAnswerRequest(orderId);
  const pressed = answer.isPending ? answer.variables.isGranted : null;
  const sum = formatPaise(amount);
  const send = (isGranted: boolean) => {
    setIsChecked(!isGranted);
    if (!isGranted && !message.trim()) return;
    answer.mutate(
      { isGranted, message: message.trim() },
      { onSuccess: forgetMessage, onError: (error) => setIsProving(isProofNeeded(error)) },
    );
  };
  const prove = async (stepUp: string) => {
    await answer.mutateAsync({ isGranted: true, message: message.trim(), stepUp });
    setIsProving(false);
    forgetMessage();
  };
  const stop = () => {
    setIsProving(false);
    answer.reset();
  };
  return (
    <Box as="section" aria-label={t('Refund request')} background="cautionSoft" radius="card" padding="16">
      <Form aria-label={t('Your answer')} onSubmit={() => send(false)}>
        <Stack space="16">
          <Stack space="4">
            <Heading level={3}>{t('{buyer} requested a refund of {sum}', { buyer, sum })}</Heading>
            <Text keepLines>{`“${reason}”`}</Text>
            <Text size="13" tone="soft">
              {status === 'asked'
                ? t('Please answer by {time}. After that we review it too and may decide.', {
                    time: dateAndTime(answerBy),
                  })
                : t(
                    'Your time to answer is over, and we are reviewing it too. You can still answer until it is decided.',
                  )}
            </Text>
          </Stack>
          <Field
            label={t('Message to the buyer')}
            name="message"
            multiline
            rows={2}
            maxLength={refundAnswerBounds.message.maxLength}
            value={message}
            onChange={setMessage}
            help={t('Required if you decline.')}
            {...(isChecked && !message.trim() && { error: t('Give a reason: the buyer reads it.') })}
          />
          <FailureNotice
            of={answer.error}
            fallback={t('Your answer was not sent. No money was moved; try again.')}
          />
          <Inline space="12">
            <Button tone="critical" onPress={() => send(true)} busy={pressed === true}>
              {t('Refund {sum}', { sum })}
            </Button>
            <Button type="submit" busy={pressed === false}>
              {t('Decline')}
            </Button>
          </Inline>
        </Stack>
      </Form>
      <Dialog open={isProving} onClose={stop} title={t('Confirm with a code')}>
        {isProving && (
          <StepUp
            why={t('Your refunds today are high, so we ask for a code. Then {sum} is refunded.', { sum })}
            onCode={prove}
            onCancel={stop}
          />
        )}
      </Dialog>
    </Box>
  );
}
