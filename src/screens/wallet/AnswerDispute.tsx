import { Button, Dialog, Field, Inline, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { fullDate } from '@haat/web/time/when';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useStored } from '../../components/remembered/use-kept';
import { useAnswerDispute } from '../../queries/orders/holds.queries';

const least = 10;

/** The creator's side of a payment that a bank questions. What was typed stays, because it may be put better later. */
export function AnswerDispute({ id, by, onClose }: { id: string; by: string | null; onClose: () => void }) {
  const [text, setText] = useStored(`dispute.${id}`, '');
  const [isChecked, setIsChecked] = useState(false);
  const answer = useAnswerDispute(id);
  const toast = useToast();
  const isShort = text.trim().length < least;
  const send = () => {
    setIsChecked(true);
    if (isShort) return;
    answer.mutate(text.trim(), {
      onSuccess: () => {
        toast.show({ text: t('Response saved. We will send it to the bank.'), tone: 'good' });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Respond to dispute')}
      onSubmit={send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={onClose}>{t('Not now')}</Button>
          <Button tone="accent" type="submit" busy={answer.isPending}>
            {t('Send response')}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text>
          {by === null
            ? t(
                'We send this to the bank. Say what the buyer received, when they opened it, and what you agreed on.',
              )
            : t(
                'We send this to the bank, due by {date}. Say what the buyer received, when they opened it, and what you agreed on.',
                { date: fullDate(by) },
              )}
        </Text>
        <Field
          label={t('What the buyer received')}
          name="answer"
          multiline
          rows={5}
          maxLength={2000}
          value={text}
          onChange={setText}
          onLeave={() => setIsChecked(true)}
          help={t('Dates, messages and links help most.')}
          {...(isChecked && isShort && { error: t('Write a sentence or two.') })}
        />
        <FailureNotice
          of={answer.error}
          fallback={t('Your response was not sent. It is kept here; try again.')}
        />
      </Stack>
    </Dialog>
  );
}
