/** Ms: India keeps one time all year, five and a half hours ahead. */
const offsetMs = 330 * 60_000;
const dayMs = 86_400_000;

/** The Indian day of a moment, as `2026-11-21`. */
export const dayOf = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);

/** The Indian time of a moment, as `16:05`. */
export const clockOf = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(11, 16);

/** When an Indian day begins. */
export const startOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);

export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
