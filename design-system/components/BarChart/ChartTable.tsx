import { t } from '@haat/i18n';
import { Box } from '../Box/Box';
import type { BarChartProps } from './bar-chart';
import { written } from './written';

type ChartTableProps = Pick<BarChartProps, 'label' | 'bars' | 'format' | 'labels'>;

/** The chart for those who do not see it. */
export function ChartTable({ label, bars, format, labels }: ChartTableProps) {
  return (
    <Box as="table">
      <Box as="caption">{label}</Box>
      <Box as="thead">
        <Box as="tr">
          <Box as="th" scope="col">
            {t('Day')}
          </Box>
          <Box as="th" scope="col">
            {labels.value}
          </Box>
          {labels.before && (
            <Box as="th" scope="col">
              {labels.before}
            </Box>
          )}
        </Box>
      </Box>
      <Box as="tbody">
        {bars.map((bar) => (
          <Box as="tr" key={bar.key}>
            <Box as="th" scope="row">
              {bar.open && labels.open ? `${bar.label}, ${labels.open.toLowerCase()}` : bar.label}
            </Box>
            <Box as="td">{written(bar.value, format)}</Box>
            {labels.before && <Box as="td">{bar.before === undefined ? '' : format(bar.before)}</Box>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
