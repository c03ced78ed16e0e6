/**
 * Bytes of a lesson with video on average, which are known of each video. Null where there is no such lesson, and where one is not known:
 * a guess would be taken for a promise.
 */
export function averageLessonBytes(
  lessons: readonly (readonly string[])[],
  bytesOf: ReadonlyMap<string, number>,
): number | null {
  const videos = lessons.flat();
  if (videos.length === 0 || videos.some((id) => !bytesOf.has(id))) return null;
  const all = videos.reduce((sum, id) => sum + (bytesOf.get(id) ?? 0), 0);
  return Math.max(1, Math.round(all / lessons.length));
}
