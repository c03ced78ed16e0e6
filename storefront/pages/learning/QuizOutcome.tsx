import { Box, Heading } from '@haat/design-system/preview';
import { plural, t } from '@haat/i18n';
import type { QuizResult, QuizToTake } from '@haat/openapi';
import * as styles from '../../styles/learning.css';
import * as order from '../../styles/order.css';

/** What a try came to, question by question. What the right answer would have been is not said. */
export function QuizOutcome({ result, quiz }: { result: QuizResult; quiz: QuizToTake }) {
  const { score, passed, triesLeft, questions } = result;
  return (
    <Box as="output" className={passed ? order.notice : order.bad}>
      <Box>
        <Heading level={2} size="17">
          {passed ? t('Passed: {score} %', { score }) : t('Not passed yet: {score} %', { score })}
        </Heading>
        {!passed && (
          <Box as="p">
            {triesLeft === 0
              ? t('You have used all tries of this quiz. Ask the creator for another one.')
              : t('{pass} % right passes', { pass: quiz.pass })}
            {triesLeft !== null && triesLeft > 0 && (
              <> · {plural(triesLeft, '{count} try left', '{count} tries left', {})}</>
            )}
          </Box>
        )}
        <Box as="ol">
          {questions.map(({ id, isRight, explanation }) => (
            <Box as="li" key={id}>
              <Box as="span" className={isRight ? styles.right : styles.wrong}>
                {isRight ? t('Right|answer') : t('Wrong|answer')}
              </Box>
              {explanation && <> · {explanation}</>}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
