/** India keeps one time zone and no summer time, so its clock is a fixed distance from UTC. In ms. */
const offset = 5.5 * 3_600_000;
const day = 86_400_000;

/** The number of the Indian day an instant falls on: the next midnight there begins the next number. */
export const indianDay = (at: Date): number => Math.floor((at.getTime() + offset) / day);

/** An hour of an Indian day, by the number of the day. */
export const atIndianHour = (dayNumber: number, hour: number): Date =>
  new Date(dayNumber * day - offset + hour * 3_600_000);

/** So many months later on the Indian calendar, at the same time of day; a day that the month does not have is its last one. */
export function addMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + offset);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(local.getUTCDate(), last);
  const midnight = Date.UTC(year, month, date);
  return new Date(midnight + (local.getTime() % day) - offset);
}
