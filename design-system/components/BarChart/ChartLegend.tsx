import { Box } from '../Box/Box';
import * as styles from './BarChart.css';
import type { BarChartProps } from './bar-chart';

interface ChartLegendProps {
  words: BarChartProps['words'];
  hasOpen: boolean;
}

export function ChartLegend({ words, hasOpen }: ChartLegendProps) {
  const items = [
    { kind: 'plain' as const, word: words.value },
    { kind: 'before' as const, word: words.before },
    { kind: 'open' as const, word: hasOpen ? words.open : undefined },
  ];
  return (
    <Box className={styles.legend}>
      {items.map(
        ({ kind, word }) =>
          word && (
            <Box as="span" key={kind} className={styles.legendItem}>
              <Box as="span" className={styles.swatch({ kind })} />
              {word}
            </Box>
          ),
      )}
    </Box>
  );
}
