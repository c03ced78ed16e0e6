export interface ChartBar {
  key: string;
  /** The day in a few letters: "3 Nov". */
  label: string;
  /** In the unit of `format`; null if unknown: no bar is drawn, and the table shows a dash. */
  value: number | null;
  /** The same day of the period before. */
  before?: number;
  /** Not over yet: an outline. */
  open?: boolean;
}

export interface BarChartProps {
  /** What the bars are, heard before the table that stands behind them: "Earnings by day". */
  label: string;
  bars: readonly ChartBar[];
  format: (value: number) => string;
  /** Shorter, for the axis: "₹15k". */
  formatAxis?: (value: number) => string;
  /** The words of the legend, and of the columns of the table behind. */
  labels: { value: string; before?: string; open?: string };
}
