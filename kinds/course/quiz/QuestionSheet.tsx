import { Button, Field, Form, LinesField, Select, Sheet, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { QuizQuestion } from '@haat/openapi';
import { quizQuestionBounds } from '@haat/openapi/bounds';
import { OptionsField } from './OptionsField';
import { questionTypes } from './question-types';
import { hasOptions, isAnswerable, mostOptions, type QuestionValues } from './quiz.draft';

interface QuestionSheetProps {
  /** What is written; null while nothing is. */
  question: QuestionValues | null;
  onChange: (id: string, changes: Partial<QuestionValues>) => void;
  onRemove: (question: QuestionValues) => void;
  onClose: () => void;
}

const types = Object.keys(questionTypes) as QuizQuestion['type'][];

/** One question of a quiz, its right answer and what is said afterwards. */
export function QuestionSheet({ question, onChange, onRemove, onClose }: QuestionSheetProps) {
  return (
    <Sheet open={question !== null} onClose={onClose} title={t('Question|of a quiz')}>
      {question && (
        <Form aria-label={t('Question|of a quiz')} onSubmit={onClose}>
          <Stack space="24">
            <Field
              label={t('Question|of a quiz')}
              name={`${question.id}-text`}
              multiline
              rows={2}
              autoComplete="off"
              maxLength={quizQuestionBounds.text.maxLength}
              value={question.text}
              onChange={(text) => onChange(question.id, { text })}
            />
            <Select
              label={t('Answer|of a quiz')}
              name={`${question.id}-type`}
              value={question.type}
              onChange={(type) => onChange(question.id, typeChange(question, type))}
              options={types.map((value) => ({ value, label: t(questionTypes[value]) }))}
            />
            <AnswerFields question={question} onChange={(changes) => onChange(question.id, changes)} />
            <Field
              label={t('Explanation|of a quiz')}
              name={`${question.id}-explanation`}
              optional
              multiline
              rows={2}
              autoComplete="off"
              maxLength={quizQuestionBounds.explanation.maxLength}
              value={question.explanation}
              onChange={(explanation) => onChange(question.id, { explanation })}
              help={t('Shown after the answer.')}
            />
            {!isAnswerable(question) && (
              <Text size="13" tone="soft">
                {t('It needs a question and a right answer before the course can be published.')}
              </Text>
            )}
            <Stack space="8">
              <Button type="submit" tone="accent">
                {t('Done')}
              </Button>
              <Button tone="quiet" icon="trash" onPress={() => onRemove(question)}>
                {t('Remove question')}
              </Button>
            </Stack>
          </Stack>
        </Form>
      )}
    </Sheet>
  );
}

/** Of several right answers the first stays where only one can be. */
function typeChange({ options }: QuestionValues, type: QuizQuestion['type']): Partial<QuestionValues> {
  const first = options.findIndex(({ isRight }) => isRight);
  return type === 'choice'
    ? { type, options: options.map((option, place) => ({ ...option, isRight: place === first })) }
    : { type };
}

interface AnswerFieldsProps {
  question: QuestionValues;
  onChange: (changes: Partial<QuestionValues>) => void;
}

function AnswerFields({ question, onChange }: AnswerFieldsProps) {
  const { id, type, options, answers, tolerance } = question;
  if (hasOptions(type))
    return (
      <OptionsField
        name={id}
        options={options}
        isSingle={type === 'choice'}
        onChange={(changed) => onChange({ options: changed })}
      />
    );
  if (type === 'text')
    return (
      <LinesField
        label={t('Accepted answers')}
        name={`${id}-answers`}
        one={t('Answer|of a quiz')}
        lines={answers}
        onChange={(changed) => onChange({ answers: changed })}
        most={mostOptions}
        maxLength={quizQuestionBounds.correct.items.maxLength}
        help={t('Capital letters and spaces do not matter.')}
      />
    );
  return (
    <>
      <Field
        label={t('Right number')}
        name={`${id}-number`}
        inputMode="decimal"
        autoComplete="off"
        value={answers[0] ?? ''}
        onChange={(typed) => onChange({ answers: [typed] })}
      />
      <Field
        label={t('Still right within')}
        name={`${id}-tolerance`}
        optional
        inputMode="decimal"
        autoComplete="off"
        value={tolerance}
        onChange={(typed) => onChange({ tolerance: typed })}
        help={t('So much more or less than the number.')}
      />
    </>
  );
}
