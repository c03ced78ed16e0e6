/** India keeps one time zone and no summer time, so its clock is a fixed distance from UTC. */
const indiaOffsetMs = 5.5 * 3_600_000;
const dayMs = 86_400_000;

/**
 * The instant `days` working days (Monday to Friday in India) after another, at the same time of day: two working days
 * after Thursday is Monday, and after a Saturday is Tuesday.
 */
export function addWorkingDays(from: Date, days: number): Date {
  let local = from.getTime() + indiaOffsetMs;
  for (let left = days; left > 0; ) {
    local += dayMs;
    if (!isWeekend(local)) left -= 1;
  }
  return new Date(local - indiaOffsetMs);
}

/** Midnight in India of the day an instant falls on. */
export function startOfIndianDay(at: Date): Date {
  const local = at.getTime() + indiaOffsetMs;
  return new Date(local - (local % dayMs) - indiaOffsetMs);
}

function isWeekend(local: number): boolean {
  const day = new Date(local).getUTCDay();
  return day === 0 || day === 6;
}
