/** How far a zone is ahead of UTC at a moment, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.trunc(at / 1_000) * 1_000;
}

/** Whether this browser knows the zone. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The moment at which the clocks of a zone show what those of UTC show at `wall`, in ms. */
function atWall(wall: number, timeZone: string): number {
  // Where the clocks are changed that day, the offset of the guess may be that of the other side.
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** The moment at which the clocks of a zone show this day (`2026-11-21`) and time (`18:30`); null while they are none. */
export function momentOf(day: string, time: string, timeZone: string): Date | null {
  // Browsers also parse incomplete dates.
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time);
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (!isWhole || Number.isNaN(wall) || !isZone(timeZone)) return null;
  return new Date(atWall(wall, timeZone));
}

/** As much later than `at` as `to` is than `from` on the clocks of a zone: the hour of the day stays where they are changed between. */
export function movedAlong(at: string, { from, to }: { from: string; to: string }, timeZone: string): Date {
  const wallAt = (moment: string) => Date.parse(moment) + offsetAt(Date.parse(moment), timeZone);
  return new Date(atWall(wallAt(at) + wallAt(to) - wallAt(from), timeZone));
}

/** What the clocks of a zone show at a moment. */
export function wallOf(at: string | Date, timeZone: string): { day: string; time: string } {
  const moment = new Date(at).getTime();
  const wall = new Date(moment + offsetAt(moment, timeZone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}
