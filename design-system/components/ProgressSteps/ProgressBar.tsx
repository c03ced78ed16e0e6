import { Box } from '../Box/Box';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './ProgressSteps.css';

export interface ProgressBarProps {
  /** "4 of 6 done". */
  label: string;
  done: number;
  of: number;
}

/** How many of a few steps are done: one segment a step. */
export function ProgressBar({ label, done, of }: ProgressBarProps) {
  return (
    <Box className={styles.progress}>
      <Box as="progress" aria-label={label} value={done} max={of} className={hidden} />
      <Box aria-hidden className={styles.segments}>
        {Array.from({ length: of }, (_, place) => (
          // A segment is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Box as="span" key={place} className={styles.segment({ isDone: place < done })} />
        ))}
      </Box>
    </Box>
  );
}
