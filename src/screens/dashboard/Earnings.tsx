import type { Overview } from '@haat/contract';
import { BarChart, Box, Card, formatPaise, Money, Sparkline, Stack, Stat, Text } from '@haat/design-system';
import { fullDate, shortDate } from '../../parts/time/when';
import { barsOf, shortRupees, stepWords } from './bars';
import { changeOf, conversionOf, periodBefore, pointsOf } from './compare';
import * as styles from './dashboard.css';

/** What came in, compared in words and in the chart, and the three figures behind it. */
export function Earnings({ overview, now }: { overview: Overview; now: Date }) {
  const { current, previous, range, series } = overview;
  const conversion = conversionOf(current);
  const visitors = changeOf(current.visitors, previous?.visitors);
  const sales = changeOf(current.sales, previous?.sales);
  const converted = pointsOf(conversion, previous ? conversionOf(previous) : null);
  return (
    <Card padding="none">
      <Box className={styles.top}>
        <Box className={styles.chart}>
          <Stack space="16">
            <EarningsInWords overview={overview} />
            <BarChart
              label={`Earnings by ${stepWords[range].step}`}
              bars={barsOf(range, series, now)}
              format={(paise) => formatPaise(paise)}
              formatAxis={shortRupees}
              words={stepWords[range].legend}
            />
          </Stack>
        </Box>
        <Box className={styles.figures}>
          <Figure values={series.map((step) => step.visitors)}>
            <Stat
              label="Visitors"
              value={grouped(current.visitors)}
              {...(visitors && { change: visitors })}
            />
          </Figure>
          <Figure values={series.map((step) => step.sales)}>
            <Stat label="Sales" value={grouped(current.sales)} {...(sales && { change: sales })} />
          </Figure>
          <Figure values={series.map(({ sales: sold, visitors: came }) => (came ? sold / came : 0))}>
            <Stat
              label="Conversion"
              value={conversion === null ? '–' : `${conversion.toFixed(1)}%`}
              {...(converted && { change: converted })}
            />
          </Figure>
        </Box>
      </Box>
    </Card>
  );
}

function Figure({ values, children }: { values: number[]; children: React.ReactNode }) {
  return (
    <Box className={styles.figure}>
      {children}
      <Box className={styles.spark}>
        <Sparkline values={values} />
      </Box>
    </Box>
  );
}

function EarningsInWords({ overview: { range, from, to, current, previous } }: { overview: Overview }) {
  const change = changeOf(current.earnings, previous?.earnings);
  const difference = current.earnings - (previous?.earnings ?? 0);
  const detail = `${formatPaise(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than ${periodBefore[range]}`;
  return (
    <Stack space="4">
      <Stat
        label={`Earnings, ${periodInWords(range, from, to)}`}
        size="36"
        value={<Money paise={current.earnings} size="36" />}
        {...(change && { change: { ...change, detail } })}
      />
      {!change && previous && (
        <Text size="13" tone="soft">
          Nothing {range === 'today' ? 'yesterday' : `in ${periodBefore[range]}`}
        </Text>
      )}
    </Stack>
  );
}

function periodInWords(range: Overview['range'], from: string, to: string): string {
  if (range === 'today') return `today, ${shortDate(from)}`;
  if (range === 'all') return `since ${fullDate(from)}`;
  // The end is the first moment that no longer belongs to the range.
  return `${shortDate(from)} to ${shortDate(new Date(Date.parse(to) - 1))}`;
}

const grouped = (count: number) => count.toLocaleString('en-IN');
