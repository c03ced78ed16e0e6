import type { Clock } from '../../../../platform/clock/clock';

interface Entry<T> {
  value: Promise<T | null>;
  /** The value, once it is there. */
  loaded?: T;
  keptUntil: number;
}

/**
 * Keeps what `load` found for `keptMs`, at most `most` of them, oldest out first. Dropping a key also drops a load that is
 * under way, so what was read before a change is never kept after it. What was not found is not kept.
 */
export function createCache<T>(
  { clock, keptMs, most }: { clock: Clock; keptMs: number; most: number },
  load: (key: string) => Promise<T | null>,
) {
  const entries = new Map<string, Entry<T>>();

  return {
    get(key: string): Promise<T | null> {
      const now = clock.now().getTime();
      const cached = entries.get(key);
      if (cached && cached.keptUntil > now) return cached.value;
      const entry: Entry<T> = { value: load(key), keptUntil: now + keptMs };
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.size > most ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      const leave = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      entry.value.then((value) => {
        if (value === null) leave();
        else entry.loaded = value;
      }, leave);
      return entry.value;
    },
    drop(key: string): void {
      entries.delete(key);
    },
    /** Drops those of which it is true, and what is under way, of which nobody knows yet. */
    dropWhere(isOne: (value: T) => boolean): void {
      for (const [key, { loaded }] of entries) if (loaded === undefined || isOne(loaded)) entries.delete(key);
    },
  };
}
