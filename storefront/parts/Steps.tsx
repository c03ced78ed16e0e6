import { Box, Icon } from '@haat/design-system/preview';
import * as styles from '../styles/order.css';

export interface Step {
  title: string;
  text?: string;
  time?: string;
  state: 'done' | 'now' | 'next';
}

/** What has happened, what is happening and what comes then. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Box as="ol" className={styles.steps}>
      {steps.map(({ title, text, time, state }) => (
        <Box as="li" key={title} className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && (
            <Box as="span" className={styles.dotDone}>
              <Icon name="check" size={16} />
            </Box>
          )}
          {state === 'now' && <Box as="span" className={styles.dotNow} />}
          {state === 'next' && <Box as="span" className={styles.dotNext} />}
          <Box>
            <Box className={state === 'next' ? styles.term : styles.stepTitle}>{title}</Box>
            {text && <Box className={styles.term}>{text}</Box>}
          </Box>
          <Box as="span" className={styles.stepTime}>
            {time}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
