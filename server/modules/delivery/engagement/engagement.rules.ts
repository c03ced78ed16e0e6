// What counts say: shares in whole percent, never more than 100.

export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.max(0, Math.min(100, Math.round((part * 100) / whole)));

/** Share of the viewers who watched each part; empty without viewers. */
export const retentionOf = (parts: readonly number[], viewers: number): number[] =>
  viewers === 0 ? [] : parts.map((count) => percentOf(count, viewers));

/**
 * How much of it the viewer in the middle has watched, in percent, by how many viewers have watched 0, 1, … 100 parts; null without viewers. Of two
 * in the middle it is the mean.
 */
export function medianOf(viewersByParts: readonly number[]): number | null {
  const viewers = viewersByParts.reduce((sum, count) => sum + count, 0);
  if (viewers === 0) return null;
  const at = (place: number): number => {
    let before = 0;
    return viewersByParts.findIndex((count) => {
      before += count;
      return before > place;
    });
  };
  return Math.round((at(Math.floor((viewers - 1) / 2)) + at(Math.floor(viewers / 2))) / 2);
}

/** How much of their parts the viewers of several files have watched on average, in percent; null without viewers. */
export function watchedOf(files: readonly { parts: readonly number[]; viewers: number }[]): number | null {
  const all = files.reduce((sum, { parts, viewers }) => sum + parts.length * viewers, 0);
  if (all === 0) return null;
  return percentOf(
    files.reduce((sum, { parts }) => sum + parts.reduce((total, count) => total + count, 0), 0),
    all,
  );
}
