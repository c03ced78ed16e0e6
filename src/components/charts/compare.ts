import { t } from '@haat/i18n';

export interface Change {
  direction: 'up' | 'down' | 'same';
  text: string;
}

/** How a figure moved against the one before; nothing when there is nothing to compare with. */
export function changeOf(current: number, before: number | undefined): Change | undefined {
  if (before === undefined || before === 0) return undefined;
  const share = ((current - before) / before) * 100;
  return { direction: directionOf(share), text: `${Math.abs(share).toFixed(1)}%` };
}

/** Of a hundred visitors, how many bought; null without visitors. */
export const conversionOf = ({ sales, visitors }: { sales: number; visitors: number }): number | null =>
  visitors === 0 ? null : (sales / visitors) * 100;

/** The same as it is written: "4.2%". */
export function rateOf(figures: { sales: number; visitors: number }): string {
  const rate = conversionOf(figures);
  return rate === null ? '–' : `${rate.toFixed(1)}%`;
}

/** How a percentage moved, in points. */
export function pointsOf(current: number | null, before: number | null): Change | undefined {
  if (current === null || before === null) return undefined;
  const points = current - before;
  return { direction: directionOf(points), text: t('{points} pt', { points: Math.abs(points).toFixed(1) }) };
}

const directionOf = (difference: number): Change['direction'] => {
  if (Math.abs(difference) < 0.05) return 'same';
  return difference > 0 ? 'up' : 'down';
};
