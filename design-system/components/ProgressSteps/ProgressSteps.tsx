import { t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './ProgressSteps.css';

export interface ProgressStep {
  key: string;
  label: string;
  state: 'done' | 'current' | 'problem' | 'todo';
  meta?: ReactNode;
}

export interface ProgressStepsProps {
  /** "Steps of the page". */
  label: string;
  steps: readonly ProgressStep[];
  /** Goes to a step; without it the steps are only read. */
  onStep?: (key: string) => void;
}

const spokenStates = { done: '(done)', current: '', problem: '(needs attention)', todo: '' } as const;
const icons = { done: 'check', problem: 'alert', current: undefined, todo: undefined } as const;

/** The steps of a longer form, beside it. */
export function ProgressSteps({ label, steps, onStep }: ProgressStepsProps) {
  return (
    <Box as="nav" aria-label={label}>
      <Box as="ol" className={styles.list}>
        {steps.map(({ key, label: name, state, meta }) => {
          const icon = icons[state];
          const content = (
            <>
              <Box as="span" className={styles.mark({ state })}>
                {icon && <Icon name={icon} size={state === 'problem' ? 20 : 16} />}
              </Box>
              <Box as="span" className={styles.label}>
                {name}
                {spokenStates[state] && ' '}
                {spokenStates[state] && <VisuallyHidden>{t(spokenStates[state])}</VisuallyHidden>}
              </Box>
              {meta && (
                <Box as="span" className={styles.meta}>
                  {meta}
                </Box>
              )}
            </>
          );
          const current = state === 'current' ? 'step' : undefined;
          return (
            <Box as="li" key={key}>
              {onStep ? (
                <Box
                  as="button"
                  type="button"
                  aria-current={current}
                  onClick={() => onStep(key)}
                  className={styles.step({ state, pressable: true })}
                >
                  {content}
                </Box>
              ) : (
                <Box as="span" aria-current={current} className={styles.step({ state })}>
                  {content}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
