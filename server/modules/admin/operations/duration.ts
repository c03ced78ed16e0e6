const pattern =
  /^P(?!$)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Ms from `from` until an ISO 8601 duration later (`P2D`, `PT30M`, `P1M`); null when it is not one, is nothing, or passes 10 years. */
export function durationFrom(from: Date, text: string): number | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + years * 12 + months);
  // The 31st of a shorter month is its last day, not a day of the next one.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  later.setUTCDate(later.getUTCDate() + weeks * 7 + days);
  const ms = later.getTime() - from.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  return ms > 0 && ms <= 10 * 366 * 86_400_000 ? ms : null;
}
