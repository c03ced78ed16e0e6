import {
  BarChart,
  Box,
  Card,
  CardPart,
  formatPaise,
  Link,
  Money,
  Sparkline,
  Stack,
  Stat,
  Text,
} from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Overview } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import { fullDate, shortDate } from '@haat/web/time/when';
import { changeOf, conversionOf, pointsOf } from '../../components/charts/compare';
import { grouped } from '../../components/charts/grouped';
import { shortRupees } from '../../components/charts/short-rupees';
import { barsOf, legendOf, periodBefore, stepText } from './bars';
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
              label={t(stepText[range].label)}
              bars={barsOf(range, series, now)}
              format={(paise) => formatPaise(paise)}
              formatAxis={shortRupees}
              labels={legendOf(range)}
            />
          </Stack>
        </Box>
        <Box className={styles.figures}>
          <Figure values={series.map((step) => step.visitors)}>
            <Stat
              label={t('Visitors')}
              value={grouped(current.visitors)}
              {...(visitors && { change: visitors })}
            />
          </Figure>
          <Figure values={series.map((step) => step.sales)}>
            <Stat label={t('Sales')} value={grouped(current.sales)} {...(sales && { change: sales })} />
          </Figure>
          <Figure values={series.map(({ sales: sold, visitors: came }) => (came ? sold / came : 0))}>
            <Stat
              label={t('Conversion')}
              value={conversion === null ? '–' : `${conversion.toFixed(1)}%`}
              {...(converted && { change: converted })}
            />
          </Figure>
        </Box>
      </Box>
      <CardPart ruled>
        <Link href={paths.analytics} standalone iconAfter="chevronRight">
          {t('Analytics')}
        </Link>
      </CardPart>
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
  const before = range === 'all' ? null : periodBefore[range];
  const detail =
    before && t(difference < 0 ? before.less : before.more, { sum: formatPaise(Math.abs(difference)) });
  return (
    <Stack space="4">
      <Stat
        label={t('Earnings, {period}', { period: periodInWords(range, from, to) })}
        size="36"
        value={<Money paise={current.earnings} size="36" />}
        {...(change && { change: { ...change, ...(detail && { detail }) } })}
      />
      {!change && previous && before && (
        <Text size="13" tone="soft">
          {t(before.nothing)}
        </Text>
      )}
    </Stack>
  );
}

function periodInWords(range: Overview['range'], from: string, to: string): string {
  if (range === 'today') return t('today, {date}', { date: shortDate(from) });
  if (range === 'all') return t('since {date}', { date: fullDate(from) });
  // The end is the first moment that no longer belongs to the range.
  return t('{from} to {to}', { from: shortDate(from), to: shortDate(new Date(Date.parse(to) - 1)) });
}
