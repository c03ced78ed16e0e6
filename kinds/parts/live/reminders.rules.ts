/** What is told of a session before it starts. */
export type SessionReminder = 'day' | 'hour' | 'soon';

const minute = 60_000;
/** Ms before the start at which each is due, the first one first. */
const ahead = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['soon', 10 * minute],
] as const satisfies readonly (readonly [SessionReminder, number])[];

export interface DueReminder {
  about: SessionReminder;
  dueAt: Date;
  /** From then on the next one says it, or the session has begun. */
  staleAt: Date;
}

/** The reminders of a session that are still to come; none for one that has begun. */
export function remindersOf(startsAt: Date, now: Date): DueReminder[] {
  const at = (before: number) => new Date(startsAt.getTime() - before);
  return ahead.flatMap(([about, before], place) => {
    const dueAt = at(before);
    return dueAt > now ? [{ about, dueAt, staleAt: at(ahead[place + 1]?.[1] ?? 0) }] : [];
  });
}
