import { t } from '@haat/i18n';
import { useState } from 'react';
import { Box } from '../Box/Box';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { axisOf, namedDays } from './axis';
import * as styles from './BarChart.css';
import type { BarChartProps, ChartBar } from './bar-chart';
import { ChartTable } from './ChartTable';
import { written } from './written';

interface ChartLegendProps {
  labels: BarChartProps['labels'];
  hasOpen: boolean;
}

/** One bar per day. Hovering shows the value; screen readers get the same values as a table. */
export function BarChart({ label, bars, format, formatAxis = format, labels }: BarChartProps) {
  const [pointed, setPointed] = useState<ChartBar | null>(null);
  const highest = Math.max(0, ...bars.map((bar) => highestOf(bar)));
  const { top, steps } = axisOf(highest);
  const best = bars.reduce<number>(
    (winner, bar, index) => ((bar.value ?? 0) > (bars[winner]?.value ?? 0) ? index : winner),
    -1,
  );
  const bestBar = bars[best];
  const along = (best + 0.5) / bars.length;
  const longest = steps.map(formatAxis).reduce((a, b) => (b.length > a.length ? b : a), '');

  return (
    <Box as="figure" aria-label={label} className={styles.figure}>
      <Box aria-hidden>
        <Box className={styles.frame}>
          <Box>
            <Box
              className={highest > 0 ? styles.plot : `${styles.plot} ${styles.flat}`}
              onPointerLeave={() => setPointed(null)}
            >
              {steps.slice(1).map((step) => (
                <Box key={step} className={styles.gridLine} vars={{ '--at': step / top }} />
              ))}
              {bars.map((bar, index) => (
                <Box
                  key={bar.key}
                  className={styles.day}
                  onPointerEnter={() => setPointed(bar)}
                  onPointerDown={() => setPointed(bar)}
                >
                  {bar.value !== null && (
                    <Box
                      className={styles.bar({ kind: bar.open ? 'open' : index === best ? 'best' : 'plain' })}
                      vars={{ '--at': Math.max(0, bar.value) / top }}
                    />
                  )}
                  {bar.before !== undefined && bar.before > 0 && (
                    <Box className={styles.before} vars={{ '--at': bar.before / top }} />
                  )}
                </Box>
              ))}
              {pointed && <Box className={styles.reading}>{readOut(pointed, format, labels)}</Box>}
              {bestBar && !pointed && (
                <Box className={styles.bestLabel} vars={{ '--along': along }}>
                  {nameOf(bestBar, format, labels.open)}
                </Box>
              )}
            </Box>
            <Box className={styles.days}>
              {namedDays(bars.length, 4).map((index) => (
                <Box as="span" key={bars[index]?.key}>
                  {bars[index]?.label}
                </Box>
              ))}
            </Box>
          </Box>
          <Box className={styles.axis}>
            <Box as="span" className={styles.axisWidth}>
              {longest}
            </Box>
            <AxisLabels steps={steps} top={top} format={formatAxis} />
          </Box>
        </Box>
        <ChartLegend labels={labels} hasOpen={bars.some((bar) => bar.open)} />
      </Box>
      <VisuallyHidden as="div">
        <ChartTable label={label} bars={bars} format={format} labels={labels} />
      </VisuallyHidden>
    </Box>
  );
}

function AxisLabels({
  steps,
  top,
  format,
}: {
  steps: number[];
  top: number;
  format: (value: number) => string;
}) {
  return (
    // Under the plot stand the days, one line of 20 px and 4 px above it.
    <Box className={styles.axisPlot}>
      {steps.map((step) => (
        <Box as="span" key={step} className={styles.axisLabel} vars={{ '--at': step / top }}>
          {format(step)}
        </Box>
      ))}
    </Box>
  );
}

const highestOf = ({ value, before }: ChartBar) => Math.max(value ?? 0, before ?? 0);

/** Value and label of a bar. A bar of an unfinished period is labelled so: "Today so far: ₹499". */
const nameOf = (bar: ChartBar, format: (value: number) => string, open?: string) =>
  bar.open && open
    ? `${open}: ${written(bar.value, format)}`
    : t('{value} on {day}', { value: written(bar.value, format), day: bar.label });

const readOut = (
  bar: ChartBar,
  format: (value: number) => string,
  { before, open }: BarChartProps['labels'],
) =>
  bar.before === undefined || !before
    ? nameOf(bar, format, open)
    : `${nameOf(bar, format, open)} · ${before}: ${format(bar.before)}`;

function ChartLegend({ labels, hasOpen }: ChartLegendProps) {
  const items = [
    { kind: 'plain' as const, word: labels.value },
    { kind: 'before' as const, word: labels.before },
    { kind: 'open' as const, word: hasOpen ? labels.open : undefined },
  ];
  return (
    <Box className={styles.legend}>
      {items.map(
        ({ kind, word: text }) =>
          text && (
            <Box as="span" key={kind} className={styles.legendItem}>
              <Box as="span" className={styles.swatch({ kind })} />
              {text}
            </Box>
          ),
      )}
    </Box>
  );
}
