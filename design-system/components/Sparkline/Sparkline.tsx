import { Box } from '../Box/Box';
import * as styles from './Sparkline.css';

export interface SparklineProps {
  /** In order, of any unit. */
  values: readonly number[];
}

const wide = 88;
const high = 32;

/** The trend of a value. The value is shown next to it, so the shape is hidden from screen readers. */
export function Sparkline({ values }: SparklineProps) {
  if (values.length < 2) return null;
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const points = values.map((value, index) => ({
    x: (index / (values.length - 1)) * wide,
    y: high - 4 - ((value - lowest) / range) * (high - 8),
  }));
  const last = points.at(-1);
  return (
    <Box as="svg" aria-hidden viewBox={`0 0 ${wide} ${high}`} className={styles.svg}>
      <Box
        as="polyline"
        className={styles.line}
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {last && <Box as="circle" className={styles.end} cx={last.x} cy={last.y} r={2.5} />}
    </Box>
  );
}
