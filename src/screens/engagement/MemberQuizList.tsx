import { Badge, Box, Button, Heading, Inline, Stack, Text, useToast } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import type { MemberQuiz } from '@haat/openapi';
import { fullDate } from '@haat/web/time/when';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useMemberQuizzes, useQuizReset } from '../../queries/delivery/engagement.queries';

interface MemberQuizListProps {
  productId: string;
  memberId: string;
}

/** The quizzes that a member has tried, each with what gives the tries back. */
export function MemberQuizList({ productId, memberId }: MemberQuizListProps) {
  const quizzes = useMemberQuizzes(productId, memberId);
  return (
    <Stack space="12">
      <Heading level={3} size="15">
        {t('Quizzes')}
      </Heading>
      <AsyncStates
        of={quizzes}
        subject={t('The list')}
        skeleton={<RowsSkeleton rows={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="soft">{t('No quiz tried yet.')}</Text>}
      >
        {({ items }) => (
          <Stack as="ul" space="24">
            {items.map((quiz) => (
              <Box as="li" key={quiz.lessonId}>
                <TriedQuiz productId={productId} memberId={memberId} quiz={quiz} />
              </Box>
            ))}
          </Stack>
        )}
      </AsyncStates>
    </Stack>
  );
}

function triesText({ tries, allowed, score }: MemberQuiz): string {
  const used =
    allowed === null
      ? plural(tries, '{count} try', '{count} tries', { count: tries })
      : t('{tries} of {allowed} tries used', { tries, allowed });
  return `${used} · ${t('best {score}%', { score })}`;
}

function TriedQuiz({ productId, memberId, quiz }: MemberQuizListProps & { quiz: MemberQuiz }) {
  const { lessonId, title, passed, triedAt } = quiz;
  const reset = useQuizReset(productId, memberId);
  const toast = useToast();
  return (
    <Stack space="8">
      <Inline space="12" align="between" alignY="start" wrap={false}>
        <Stack space="4">
          <Text as="span" weight="strong">
            {title}
          </Text>
          <Text size="13" tone="soft">
            {`${triesText(quiz)} · ${fullDate(triedAt)}`}
          </Text>
        </Stack>
        {passed ? (
          <Badge tone="good">{t('Passed')}</Badge>
        ) : (
          <Button
            size="small"
            busy={reset.isPending}
            aria-label={t('Reset tries: {title}', { title })}
            onPress={() =>
              reset.mutate(
                { lessonId, triedAt },
                { onSuccess: () => toast.show({ text: t('Tries reset.'), tone: 'good' }) },
              )
            }
          >
            {t('Reset tries')}
          </Button>
        )}
      </Inline>
      <FailureNotice of={reset.error} fallback={t('The tries were not reset. Try again in a moment.')} />
    </Stack>
  );
}
