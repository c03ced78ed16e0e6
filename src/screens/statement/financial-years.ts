import { dayNumber } from '@haat/web/time/when';

const most = 6;

/** The financial years of India that a tax pack can be of, this one first: `2026` is April 2026 to March 2027. */
export function financialYears(now: Date): { value: string; label: string }[] {
  const today = new Date(dayNumber(now) * 86_400_000);
  const first = today.getUTCMonth() >= 3 ? today.getUTCFullYear() : today.getUTCFullYear() - 1;
  return Array.from({ length: most }, (_, ago) => {
    const year = first - ago;
    return { value: String(year), label: `${year}–${String((year + 1) % 100).padStart(2, '0')}` };
  });
}
