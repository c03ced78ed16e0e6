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
import { useState } from 'react';
import { FailureNotice } from '../../../components/async-states/FailureNotice';
import { useKept } from '../../../components/remembered/use-kept';
import { StepUp } from '../../../components/step-up/StepUp';
import { dateAndTime } from '../../../components/time/when';
import { useAnswerRequest } from '../../../queries/refund-requests.queries';
import { isProofNeeded } from '../../../queries/step-up.queries';

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
  const [words, setWords, forgetWords] = useKept(`answer.${orderId}`, '');
  const [isChecked, setIsChecked] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const answer = useAnswerRequest(orderId);
  const pressed = answer.isPending ? answer.variables.isGranted : null;
  const sum = formatPaise(amount);
  const send = (isGranted: boolean) => {
    setIsChecked(!isGranted);
    if (!isGranted && !words.trim()) return;
    answer.mutate(
      { isGranted, words: words.trim() },
      { onSuccess: forgetWords, onError: (error) => setIsProving(isProofNeeded(error)) },
    );
  };
  const prove = async (stepUp: string) => {
    await answer.mutateAsync({ isGranted: true, words: words.trim(), stepUp });
    setIsProving(false);
    forgetWords();
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
            <Heading level={3}>{t('{buyer} asks for {sum} back', { buyer, sum })}</Heading>
            <Text keepLines>{`“${reason}”`}</Text>
            <Text size="13" tone="soft">
              {status === 'asked'
                ? t('Please answer by {time}. After that we look at it too and may decide.', {
                    time: dateAndTime(answerBy),
                  })
                : t(
                    'Your time to answer is over, and we look at it too. Your answer still counts while nobody has decided.',
                  )}
            </Text>
          </Stack>
          <Field
            label={t('Your words to the buyer')}
            name="words"
            multiline
            rows={2}
            maxLength={300}
            value={words}
            onChange={setWords}
            help={t('Needed when you say no.')}
            {...(isChecked && !words.trim() && { error: t('Say why in a sentence: the buyer reads it.') })}
          />
          <FailureNotice
            of={answer.error}
            fallback={t('Your answer did not go through. Nothing has moved; try again.')}
          />
          <Inline space="12">
            <Button tone="critical" onPress={() => send(true)} busy={pressed === true}>
              {t('Give {sum} back', { sum })}
            </Button>
            <Button type="submit" busy={pressed === false}>
              {t('Say no')}
            </Button>
          </Inline>
        </Stack>
      </Form>
      <Dialog open={isProving} onClose={stop} title={t('Confirm with a code')}>
        {isProving && (
          <StepUp
            why={t('You have given a lot back today, so we ask for a code. Then {sum} goes back.', { sum })}
            onCode={prove}
            onCancel={stop}
          />
        )}
      </Dialog>
    </Box>
  );
}
