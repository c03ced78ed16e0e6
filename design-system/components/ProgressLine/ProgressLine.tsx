import { Box } from '../Box/Box';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './ProgressLine.css';

export interface ProgressLineProps {
  /** Label of the operation: "Sending loaf.jpg". */
  label: string;
  /** In the same unit as `of`; omit if unknown. */
  done?: number;
  of: number;
  /** Paused until something else happens. */
  paused?: boolean;
}

/** How much of one thing is done, where there are no steps to count. */
export function ProgressLine({ label, done, of, paused = false }: ProgressLineProps) {
  const share = done === undefined || of === 0 ? undefined : Math.min(1, done / of);
  return (
    <Box className={styles.root}>
      <Box
        as="progress"
        aria-label={label}
        {...(share !== undefined && { value: Math.floor(share * 100) })}
        max={100}
        className={hidden}
      />
      <Box aria-hidden className={styles.track}>
        <Box
          className={styles.line({ look: paused ? 'paused' : share === undefined ? 'unknown' : 'known' })}
          vars={{ '--share': share ?? 1 }}
        />
      </Box>
    </Box>
  );
}
