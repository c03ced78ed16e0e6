import { t } from '@haat/i18n';
import { Box } from '../Box/Box';
import type { BarChartProps } from './bar-chart';
import { written } from './written';

type ChartTableProps = Pick<BarChartProps, 'label' | 'bars' | 'format' | 'words'>;

/** The chart for those who do not see it. */
export function ChartTable({ label, bars, format, words }: ChartTableProps) {
  return (
    <Box as="table">
      <Box as="caption">{label}</Box>
      <Box as="thead">
        <Box as="tr">
          <Box as="th" scope="col">
            {t('Day')}
          </Box>
          <Box as="th" scope="col">
            {words.value}
          </Box>
          {words.before && (
            <Box as="th" scope="col">
              {words.before}
            </Box>
          )}
        </Box>
      </Box>
      <Box as="tbody">
        {bars.map((bar) => (
          <Box as="tr" key={bar.key}>
            <Box as="th" scope="row">
              {bar.open && words.open ? `${bar.label}, ${words.open.toLowerCase()}` : bar.label}
            </Box>
            <Box as="td">{written(bar.value, format)}</Box>
            {words.before && <Box as="td">{bar.before === undefined ? '' : format(bar.before)}</Box>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
