import { type Phrase, t } from '@haat/i18n';
import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Timeline.css';

export type TimelineState = 'done' | 'waiting' | 'failed' | 'next' | 'todo';

export interface TimelineEntry {
  key: string;
  state: TimelineState;
  title: ReactNode;
  time?: ReactNode;
  /** The reason, in words. */
  text?: ReactNode;
}

export interface TimelineProps {
  label: string;
  entries: readonly TimelineEntry[];
}

const spokenStates: { [State in TimelineState]: Phrase } = {
  done: 'Done',
  waiting: 'Pending',
  failed: 'Failed',
  next: 'Next',
  todo: 'Later',
};

const icons = { done: 'check', waiting: 'clock', failed: 'cross', next: undefined, todo: undefined } as const;

/** What happened to an order or a payout, in order. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <Box as="ol" aria-label={label}>
      {entries.map(({ key, state, title, time, text }) => {
        const icon = icons[state];
        return (
          <Box as="li" key={key} className={styles.entry}>
            <Box className={styles.mark({ state })}>
              {icon && <Icon name={icon} size={state === 'waiting' ? 20 : 16} />}
            </Box>
            <Box className={styles.title({ todo: state === 'todo' })}>
              <VisuallyHidden>{`${t(spokenStates[state])}: `}</VisuallyHidden>
              {title}
            </Box>
            <Box className={styles.time}>{time}</Box>
            {text && <Box className={styles.text}>{text}</Box>}
          </Box>
        );
      })}
    </Box>
  );
}
