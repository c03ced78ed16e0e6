export interface ChartBar {
  key: string;
  /** The day in a few letters: "3 Nov". */
  label: string;
  /** In the unit that `format` writes; null where nobody knows it: no bar, and a dash for it. */
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
  words: { value: string; before?: string; open?: string };
}
