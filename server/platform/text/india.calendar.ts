/** Ms: India keeps one time all year, five and a half hours ahead. */
export const aheadMs = 330 * 60_000;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const inIndia = (at: Date) => new Date(at.getTime() + aheadMs);

/** The day by India's clocks, as it stands on a document: `21 November 2026`. */
export function dayInWords(at: Date): string {
  const day = inIndia(at);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** The financial year that holds a moment by India's clocks, from April to March: `26-27`. */
export function financialYear(at: Date): string {
  const day = inIndia(at);
  const first = day.getUTCMonth() >= 3 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}
