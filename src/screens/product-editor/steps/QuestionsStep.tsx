import {
  Box,
  Button,
  Card,
  Field,
  IconButton,
  Inline,
  Select,
  Stack,
  Switch,
  Text,
} from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { freeId } from '@haat/kinds/parts/editor/written';
import { questionBounds } from '@haat/openapi/bounds';
import { quotas } from '@haat/openapi/quotas';
import type { DraftQuestion } from '../draft/draft';
import type { StepProps } from './step-props';

const types = [
  { value: 'text', label: 'A short answer' },
  { value: 'paragraph', label: 'A long answer' },
  { value: 'choice', label: 'Multiple choice' },
] as const satisfies readonly { value: DraftQuestion['type']; label: Phrase }[];

const most = quotas.questionsOfProduct;

export function QuestionsStep({ draft, onChange, problems, onLeave }: StepProps) {
  const { questions } = draft;
  const replace = (place: number, changes: Partial<DraftQuestion>) =>
    onChange({
      questions: questions.map((question, at) => (at === place ? { ...question, ...changes } : question)),
    });
  const remove = (place: number) => onChange({ questions: questions.filter((_, at) => at !== place) });
  const raise = (place: number) => {
    const next = [...questions];
    const [question] = next.splice(place, 1);
    if (question) next.splice(place - 1, 0, question);
    onChange({ questions: next });
  };
  const add = () =>
    onChange({
      questions: [
        ...questions,
        { id: freeId('q', questions), label: '', type: 'text', required: false, options: '' },
      ],
    });

  return (
    <Stack space="20">
      {questions.map((question, place) => (
        <Card
          key={question.id}
          title={t('Question {number}', { number: place + 1 })}
          action={
            <Inline space="0" wrap={false}>
              {place > 0 && (
                <IconButton
                  label={t('Move question {number} up', { number: place + 1 })}
                  icon="arrowUp"
                  size={20}
                  onPress={() => raise(place)}
                />
              )}
              <IconButton
                label={t('Remove question {number}', { number: place + 1 })}
                icon="trash"
                size={20}
                onPress={() => remove(place)}
              />
            </Inline>
          }
        >
          <Question
            question={question}
            onChange={(changes) => replace(place, changes)}
            onLeave={(field) => onLeave(`questions.${place}.${field}`)}
            labelError={problems[`questions.${place}.label`]}
            optionsError={problems[`questions.${place}.options`]}
          />
        </Card>
      ))}
      {questions.length === 0 && (
        <Text tone="soft">
          {t(
            'Buyers always give their phone number. Ask only for what you need: every question loses some sales.',
          )}
        </Text>
      )}
      {questions.length < most && (
        <Box>
          <Button icon="plus" onPress={add}>
            {t('Add a question')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

interface QuestionProps {
  question: DraftQuestion;
  onChange: (changes: Partial<DraftQuestion>) => void;
  onLeave: (field: string) => void;
  labelError: string | undefined;
  optionsError: string | undefined;
}

function Question({ question, onChange, onLeave, labelError, optionsError }: QuestionProps) {
  return (
    <Stack space="16">
      <Field
        label={t('Question')}
        name={`${question.id}-label`}
        value={question.label}
        onChange={(label) => onChange({ label })}
        onLeave={() => onLeave('label')}
        maxLength={questionBounds.label.maxLength}
        autoComplete="off"
        {...(labelError !== undefined && { error: labelError })}
      />
      <Select
        label={t('Answer')}
        name={`${question.id}-type`}
        value={question.type}
        onChange={(type) => onChange({ type })}
        options={types.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {question.type === 'choice' && (
        <Field
          label={t('Choices')}
          name={`${question.id}-options`}
          multiline
          rows={4}
          value={question.options}
          onChange={(options) => onChange({ options })}
          onLeave={() => onLeave('options')}
          help={t('One per line.')}
          {...(optionsError !== undefined && { error: optionsError })}
        />
      )}
      <Switch
        label={t('Required')}
        name={`${question.id}-required`}
        checked={question.required}
        onChange={(required) => onChange({ required })}
      />
    </Stack>
  );
}
