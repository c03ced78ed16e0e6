import { Badge, Button, Card, Inline, Stack, Text, useToast } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ReceivedQuestion } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { useQuestionMove } from '../../queries/delivery/questions.queries';

interface QuestionCardProps {
  question: ReceivedQuestion;
  onAnswer: () => void;
}

/** What it is about: a lesson of a product, a product, or the page of the creator. */
export const aboutOf = ({ title, lessonTitle }: ReceivedQuestion): string =>
  [title ?? t('Your page'), lessonTitle].filter((part) => part !== null).join(' · ');

const askerOf = ({ name, lessonId }: ReceivedQuestion): string =>
  name ?? (lessonId === null ? t('Somebody who has not bought yet') : t('A buyer'));

/** A question with its answer, and what its creator can do. */
export function QuestionCard({ question, onAnswer }: QuestionCardProps) {
  const { id, text, askedAt, status, answer } = question;
  const move = useQuestionMove(id);
  const toasts = useToast();
  const isHidden = status === 'hidden';
  const turn = () =>
    move.mutate(
      { move: isHidden ? 'show' : 'hide' },
      {
        onSuccess: () =>
          toasts.show({ text: isHidden ? t('Question shown again.') : t('Question hidden.'), tone: 'good' }),
        onError: () =>
          toasts.show({ text: t('This could not be saved. Nothing has changed.'), tone: 'critical' }),
      },
    );
  return (
    <Card>
      <Stack space="12">
        <Inline space="12" align="between">
          <Text size="13" tone="soft">
            {aboutOf(question)}
          </Text>
          {isHidden && <Badge>{t('Hidden')}</Badge>}
        </Inline>
        <Stack space="4">
          <Text weight="strong" keepLines>
            {text}
          </Text>
          <Text size="13" tone="soft">{`${askerOf(question)} · ${fullDate(askedAt)}`}</Text>
        </Stack>
        {answer !== null && (
          <Stack space="4">
            <Text size="13" tone="soft">
              {t('Your answer')}
            </Text>
            <Text keepLines>{answer}</Text>
          </Stack>
        )}
        <Inline space="24">
          <Button size="small" icon="message" aria-haspopup="dialog" onPress={onAnswer}>
            {answer === null ? t('Answer|verb') : t('Edit answer')}
          </Button>
          <Button size="small" tone="quiet" flush busy={move.isPending} onPress={turn}>
            {isHidden ? t('Show again') : t('Hide|question')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
