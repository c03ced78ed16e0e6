import { Button, Dialog, Field, Inline, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useKept } from '../../components/remembered/use-kept';
import { fullDate } from '../../components/time/when';
import { useAnswerDispute } from '../../queries/holds.queries';

const least = 10;

/** The creator's side of a payment that a bank questions. What was typed stays, because it may be put better later. */
export function AnswerDispute({ id, by, onClose }: { id: string; by: string | null; onClose: () => void }) {
  const [text, setText] = useKept(`dispute.${id}`, '');
  const [isChecked, setIsChecked] = useState(false);
  const answer = useAnswerDispute(id);
  const toast = useToast();
  const isShort = text.trim().length < least;
  const send = () => {
    setIsChecked(true);
    if (isShort) return;
    answer.mutate(text.trim(), {
      onSuccess: () => {
        toast.show({ text: t('Your answer is kept. We hand it to the bank.'), tone: 'good' });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Answer the bank')}
      onSubmit={send}
      footer={
        <Inline space="12" align="end">
          <Button onPress={onClose}>{t('Not now')}</Button>
          <Button tone="accent" type="submit" busy={answer.isPending}>
            {t('Send the answer')}
          </Button>
        </Inline>
      }
    >
      <Stack space="16">
        <Text>
          {by === null
            ? t(
                'We hand what you write here to the bank. Say what the buyer got, when they opened it, and what you agreed on.',
              )
            : t(
                'We hand what you write here to the bank, which takes it until {date}. Say what the buyer got, when they opened it, and what you agreed on.',
                { date: fullDate(by) },
              )}
        </Text>
        <Field
          label={t('What the buyer got')}
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
          fallback={t('Your answer was not sent. It is kept here; try again.')}
        />
      </Stack>
    </Dialog>
  );
}
