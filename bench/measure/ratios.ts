// Medians of rounds, and the ratio of two series of rounds with an interval that says how sure it is.
import { seededRandom } from '../../server/demo/plan/random';

export interface Ratio {
  median: number;
  /** The ends of a bootstrap 95 % interval. */
  low: number;
  high: number;
}

const resamples = 2_000;

/** The value below which the share `q` of the sample lies, between neighbours linearly. */
export function quantile(sample: number[], q: number): number {
  const ordered = sample.toSorted((a, b) => a - b);
  const place = (ordered.length - 1) * q;
  const below = ordered[Math.floor(place)] ?? Number.NaN;
  const above = ordered[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

export const median = (sample: number[]): number => quantile(sample, 0.5);

/** `ours[i] / floor[i]` round by round, so that what slows the whole machine cancels out. */
export function ratioOf(ours: number[], floor: number[]): Ratio {
  const ratios = ours.map((value, round) => value / (floor[round] ?? Number.NaN));
  const random = seededRandom(20_260_101);
  const medians = Array.from({ length: resamples }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  );
  return { median: median(ratios), low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

export const shown = (ratio: Ratio): string =>
  `${ratio.median.toFixed(2)} [${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}]`;
