// What counts say: shares in whole percent, never more than 100.

export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.max(0, Math.min(100, Math.round((part * 100) / whole)));

/** Share of the viewers who watched each part; empty without viewers. */
export const retentionOf = (parts: readonly number[], viewers: number): number[] =>
  viewers === 0 ? [] : parts.map((count) => percentOf(count, viewers));

/** How much of their parts the viewers of several files have watched on average, in percent; null without viewers. */
export function watchedOf(files: readonly { parts: readonly number[]; viewers: number }[]): number | null {
  const all = files.reduce((sum, { parts, viewers }) => sum + parts.length * viewers, 0);
  if (all === 0) return null;
  return percentOf(
    files.reduce((sum, { parts }) => sum + parts.reduce((total, count) => total + count, 0), 0),
    all,
  );
}
