import { Button, Card, Field, Heading, Icon, List, ListRow, Stack, Switch } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { useState } from 'react';
import { MoveButtons } from '../../parts/editor/items/MoveButtons';
import { moveItem } from '../../parts/editor/items/moved';
import { useFocusFollows } from '../../parts/editor/items/use-focus-follows';
import { useUndo } from '../../parts/editor/items/use-undo';
import { LackingNotice } from '../../parts/editor/LackingNotice';
import type { Problems } from '../../parts/editor/problems';
import { errorOf } from '../../parts/editor/step-props';
import { QuestionSheet } from './QuestionSheet';
import { questionTypes } from './question-types';
import {
  isAnswerable,
  mostQuestions,
  newQuestion,
  newQuiz,
  type QuestionValues,
  type QuizValues,
} from './quiz.draft';

interface QuizFieldProps {
  /** The field of its lesson. */
  field: string;
  quiz: QuizValues | undefined;
  onChange: (quiz: QuizValues | undefined) => void;
  problems: Problems;
  onLeave: (field: string) => void;
}

/** The quiz of a lesson: its questions, and what is needed to pass. */
export function QuizField({ field, quiz, onChange, problems, onLeave }: QuizFieldProps) {
  const offerBack = useUndo();
  const toggle = (isOn: boolean) => {
    if (isOn) return onChange(newQuiz);
    onChange(undefined);
    if (quiz && quiz.questions.length > 0) offerBack(t('Quiz removed.'), () => onChange(quiz));
  };
  return (
    <Stack space="16">
      <Switch
        label={t('Quiz|of a quiz')}
        name={`${field}-quiz`}
        checked={quiz !== undefined}
        onChange={toggle}
        help={t('The lesson is done when the quiz is passed.')}
      />
      {quiz && <Questions {...{ field, quiz, onChange, problems, onLeave }} />}
    </Stack>
  );
}

function Questions({ field, quiz, onChange, problems, onLeave }: QuizFieldProps & { quiz: QuizValues }) {
  const { questions } = quiz;
  const [opened, setOpened] = useState<string | null>(null);
  const focus = useFocusFollows();
  const offerBack = useUndo();
  const set = (changed: readonly QuestionValues[]) => onChange({ ...quiz, questions: changed });
  const add = () => {
    const question = newQuestion(questions);
    set([...questions, question]);
    setOpened(question.id);
  };
  const remove = (question: QuestionValues) => {
    setOpened(null);
    set(questions.filter(({ id }) => id !== question.id));
    offerBack(t('“{title}” removed.', { title: question.text || t('Question|of a quiz') }), () =>
      onChange(quiz),
    );
  };
  return (
    <Stack space="16">
      <Heading level={3}>{t('Questions|of a quiz')}</Heading>
      <LackingNotice problem={problems[`${field}.quiz`]} />
      {questions.length > 0 && (
        <Card padding="none">
          <List label={t('Questions|of a quiz')}>
            {questions.map((question, place) => (
              <ListRow
                key={question.id}
                leading={
                  <Icon
                    name={isAnswerable(question) ? 'check' : 'alert'}
                    tone={isAnswerable(question) ? 'soft' : 'caution'}
                  />
                }
                title={question.text.trim() || t('Untitled question')}
                truncate={false}
                meta={isAnswerable(question) ? t(questionTypes[question.type]) : t('Incomplete')}
                onPress={() => setOpened(question.id)}
                actions={
                  <MoveButtons
                    id={question.id}
                    name={t('question {number}', { number: place + 1 })}
                    isFirst={place === 0}
                    isLast={place === questions.length - 1}
                    onMove={(by) => set(moveItem(questions, place, by))}
                    focus={focus}
                  />
                }
              />
            ))}
          </List>
        </Card>
      )}
      {questions.length < mostQuestions && (
        <Button icon="plus" onPress={add}>
          {t('Add a question|of a quiz')}
        </Button>
      )}
      <Counts {...{ field, quiz, onChange, problems, onLeave }} />
      <QuestionSheet
        question={questions.find(({ id }) => id === opened) ?? null}
        onChange={(id, changes) =>
          set(questions.map((one) => (one.id === id ? { ...one, ...changes } : one)))
        }
        onRemove={remove}
        onClose={() => {
          setOpened(null);
          onLeave(`${field}.quiz`);
        }}
      />
    </Stack>
  );
}

function Counts({ field, quiz, onChange, problems, onLeave }: QuizFieldProps & { quiz: QuizValues }) {
  const shared = (name: 'pass' | 'tries' | 'asked') => ({
    name: `${field}-${name}`,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: quiz[name],
    onChange: (typed: string) => onChange({ ...quiz, [name]: typed }),
    onLeave: () => onLeave(`${field}.quiz.${name}`),
    ...errorOf(problems[`${field}.quiz.${name}`]),
  });
  return (
    <>
      <Field label={t('Right answers needed to pass')} suffix="%" {...shared('pass')} />
      <Field
        label={t('Tries')}
        optional
        help={t('Left empty, as often as they like.')}
        {...shared('tries')}
      />
      {quiz.questions.length > 1 && (
        <Field
          label={t('Questions in each try')}
          optional
          help={t('Drawn by chance from {questions}. Left empty, all of them.', {
            questions: plural(
              quiz.questions.length,
              '{count} question|of a quiz',
              '{count} questions|of a quiz',
              {},
            ),
          })}
          {...shared('asked')}
        />
      )}
    </>
  );
}
