import { Box, Button, Dialog, Field, Form, Inline, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ReceivedQuestion } from '@haat/openapi';
import { questionAnswerBounds } from '@haat/openapi/bounds';
import { useState } from 'react';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useStored } from '../../components/remembered/use-kept';
import { useQuestionMove } from '../../queries/delivery/questions.queries';
import { aboutOf } from './QuestionCard';

interface AnswerDialogProps {
  question: ReceivedQuestion;
  onClose: () => void;
}

/** The question, and the answer to it. What is typed outlives a reload. */
export function AnswerDialog({ question, onClose }: AnswerDialogProps) {
  const { id, lessonId, text: asked, answer } = question;
  const [text, setText, forget] = useStored(`question.${id}.answer`, answer ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const mutation = useQuestionMove(id);
  const toasts = useToast();
  const isNew = answer === null;
  const submit = () => {
    setIsChecked(true);
    if (!text.trim()) return;
    mutation.mutate(
      { move: 'answer', text: text.trim() },
      {
        onSuccess: () => {
          forget();
          toasts.show({ text: isNew ? t('Answer posted.') : t('Answer saved.'), tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={isNew ? t('Answer this question') : t('Edit answer')}>
      <Form aria-label={isNew ? t('Answer this question') : t('Edit answer')} onSubmit={submit}>
        <Stack space="16">
          <Box>
            <Text size="13" tone="soft">
              {aboutOf(question)}
            </Text>
            <Text keepLines>{asked}</Text>
          </Box>
          <Field
            label={t('Your answer')}
            name="text"
            multiline
            rows={5}
            maxLength={questionAnswerBounds.text.maxLength}
            value={text}
            onChange={setText}
            help={
              lessonId === null
                ? t('Sent to whoever asked, with the address of the page. Nobody else sees it.')
                : t(
                    'Shown under the lesson to everyone who has the course, without the name of whoever asked.',
                  )
            }
            {...(isChecked && !text.trim() && { error: t('Write an answer.') })}
          />
          <FailureNotice
            of={mutation.error}
            fallback={t('Something went wrong. What you wrote is still here; try again.')}
          />
          <Inline space="12">
            <Button type="submit" tone="accent" busy={mutation.isPending}>
              {isNew ? t('Post answer') : t('Save answer')}
            </Button>
            <Button onPress={onClose}>{t('Not now')}</Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
