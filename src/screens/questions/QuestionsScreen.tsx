import { Card, Columns, EmptyState, SegmentedControl, Stack } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { ReceivedQuestion } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { MoreRows } from '../../components/async-states/MoreRows';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { ScreenHeader } from '../../components/screen/ScreenHeader';
import { type QuestionStatus, useQuestion, useQuestions } from '../../queries/delivery/questions.queries';
import { allItems } from '../../queries/pages';
import { AnswerDialog } from './AnswerDialog';
import { QuestionCard } from './QuestionCard';
import { QuestionSettings } from './QuestionSettings';

const lists = {
  waiting: {
    label: 'Unanswered',
    empty: 'No unanswered questions',
    about:
      'Buyers of a course ask under its lessons, and anyone may ask before buying. You are notified of each question.',
  },
  answered: {
    label: 'Answered',
    empty: 'No answered questions yet',
    about:
      'Answers about a lesson stand under it for everyone who has the course. Other answers go to whoever asked.',
  },
  hidden: {
    label: 'Hidden',
    empty: 'No hidden questions',
    about: 'Questions that you hide are seen only by you and by whoever asked.',
  },
} as const satisfies Record<QuestionStatus, Record<'label' | 'empty' | 'about', Phrase>>;

const statuses = Object.keys(lists) as QuestionStatus[];

/** What buyers ask about lessons, and what their creator answers. `?id=` opens the answer to one. */
export function QuestionsScreen() {
  const [status, setStatus] = useState<QuestionStatus>('waiting');
  const questions = useQuestions(status);
  const [chosen, setChosen] = useState<ReceivedQuestion | null>(null);
  const named = useQuestion(new URLSearchParams(useSearch()).get('id'));
  const opened = chosen ?? named.data ?? null;
  const close = () => {
    setChosen(null);
    if (named.data) navigate(paths.questions, { replace: true });
  };
  const { empty, about } = lists[status];
  return (
    <Stack space="cards">
      <ScreenHeader title={t('Questions')} />
      <FailureNotice of={named.error} fallback={t('This question did not load.')} />
      <SegmentedControl
        label={t('Which questions')}
        value={status}
        onChange={setStatus}
        options={statuses.map((value) => ({ value, label: t(lists[value].label) }))}
      />
      <AsyncStates
        of={questions}
        subject={t('Questions')}
        skeleton={<RowsSkeleton rows={3} height={120} />}
        isEmpty={(data) => allItems(data).length === 0}
        empty={
          <Card>
            <EmptyState title={t(empty)} text={t(about)} />
          </Card>
        }
      >
        {(data) => (
          <Stack space="16">
            <Columns space="16" collapseBelow="desktop">
              {allItems(data).map((question) => (
                <QuestionCard key={question.id} question={question} onAnswer={() => setChosen(question)} />
              ))}
            </Columns>
            <MoreRows of={questions} underCards />
          </Stack>
        )}
      </AsyncStates>
      <QuestionSettings />
      {opened && <AnswerDialog key={opened.id} question={opened} onClose={close} />}
    </Stack>
  );
}
