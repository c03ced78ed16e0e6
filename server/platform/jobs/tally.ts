import type { Deps } from '../deps';

const flushMs = 5_000;

/**
 * Counts in memory and writes the counts down every few seconds: being looked at must not cost a write. A server that is killed loses what
 * it counted since; one that is stopped does not. `write` is given the counts by key and puts them down, all or none.
 */
export function createTally(
  { log }: Pick<Deps, 'log'>,
  { name, write }: { name: string; write: (counts: ReadonlyMap<string, number>) => Promise<void> },
) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add(key: string, count: number): void {
    counts.set(key, (counts.get(key) ?? 0) + count);
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  async function writeDown(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const counted = counts;
    counts = new Map();
    try {
      await write(counted);
    } catch (error) {
      log.warn({ err: error, counts: counted.size }, `${name} could not be saved, will retry`);
      for (const [key, count] of counted) add(key, count);
    }
  }

  /** Writes what is counted so far; never throws. */
  function flush(): Promise<void> {
    writing = writing.then(writeDown);
    return writing;
  }

  return {
    count: (key: string) => add(key, 1),
    flush,
    async stop(): Promise<void> {
      await flush();
      clearTimeout(timer);
    },
  };
}
