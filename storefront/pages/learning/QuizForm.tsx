import { Box, Button, Heading } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import type { QuestionToAnswer, QuizToTake } from '@haat/openapi';
import { PageForm } from '../../parts/PageForm';
import * as styles from '../../styles/learning.css';
import * as order from '../../styles/order.css';

/** The questions of one try, as a form that needs no script. */
export function QuizForm({ quiz, action }: { quiz: QuizToTake; action: string }) {
  const { questions, pass, triesLeft } = quiz;
  return (
    <PageForm method="post" action={action} className={order.stack}>
      <Box>
        <Heading level={2} size="17">
          {t('Quiz')}
        </Heading>
        <Box className={order.stepTime}>
          {t('{pass} % right passes', { pass })}
          {triesLeft !== null && ` · ${plural(triesLeft, '{count} try left', '{count} tries left', {})}`}
        </Box>
      </Box>
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      <Button type="submit" tone="accent" fullWidth mainAction>
        {t('Check my answers')}
      </Button>
    </PageForm>
  );
}

function Question({ question: { id, type, text, options = [] } }: { question: QuestionToAnswer }) {
  const name = `q.${id}`;
  const hasOptions = type === 'choice' || type === 'several';
  return (
    <Box as="fieldset" className={styles.question}>
      <Box as="legend" className={styles.questionText} id={`text-${id}`}>
        {text}
      </Box>
      {type === 'several' && <Box className={order.stepTime}>{t('Choose all that are right')}</Box>}
      {hasOptions ? (
        options.map((option) => (
          <Box as="label" key={option} className={styles.option}>
            <Box as="input" type={type === 'choice' ? 'radio' : 'checkbox'} name={name} value={option} />
            {option}
          </Box>
        ))
      ) : (
        <Box
          as="input"
          type="text"
          inputMode={type === 'number' ? 'decimal' : 'text'}
          name={name}
          maxLength={500}
          autoComplete="off"
          aria-labelledby={`text-${id}`}
          className={styles.answer}
        />
      )}
    </Box>
  );
}
