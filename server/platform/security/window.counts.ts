import type { Clock } from '../clock/clock';

/**
 * How often each of many things has happened lately. Kept in memory: every server counts for itself and forgets when it stops, which is
 * enough to keep somebody from doing one thing a thousand times.
 */
export function createWindowCounts(
  { clock }: { clock: Clock },
  /** `windowMs` begins with the first of a thing; of more than `most` things those that rest longest are forgotten. */
  { windowMs, most }: { windowMs: number; most: number },
) {
  const counts = new Map<string, { count: number; until: number }>();
  return {
    /** Counts one more, and answers how many that makes. */
    add(name: string): number {
      const now = clock.now().getTime();
      const existing = counts.get(name);
      const isOpen = existing !== undefined && existing.until > now;
      const next = isOpen ? { ...existing, count: existing.count + 1 } : { count: 1, until: now + windowMs };
      counts.delete(name);
      counts.set(name, next);
      const oldest = counts.size > most ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      return next.count;
    },
  };
}
