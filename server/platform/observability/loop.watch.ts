import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** On whose behalf code runs: a request, by its route, or a job, by its queue. */
export interface LoopHolder {
  kind: 'request' | 'job';
  name: string;
}

/** Told of every span in which the event loop served nobody else; null where nobody is known to have held it. */
export type HeldListener = (holder: LoopHolder | null, heldMs: number) => void;

interface LoopTime {
  /** Ms that only grow. */
  now(): number;
  /** Ms that the loop has waited for something to do. */
  idle(): number;
}

export interface LoopWatch {
  /** Runs `work` on behalf of `holder`, what it awaits included. */
  run<T>(holder: LoopHolder, work: () => T): T;
  /** Code runs again after a wait. What ran since the last mark was whoever made that mark. */
  resumed(holder?: LoopHolder | null): void;
  /** Code is about to wait, or has come to an end. What ran since the last mark was its own. */
  paused(holder?: LoopHolder | null): void;
  /** Hears of spans longer than `heldAtLeastMs`; answers how to stop that. */
  listen(listener: HeldListener): () => void;
}

export const heldAtLeastMs = 200;
const tickMs = 100;

/**
 * Measures the synchronous spans between marks: where a request comes in, its body has been read and checked, its answer goes out,
 * a statement goes to the database and comes back. A span is the time between two marks less what the loop waited between them.
 * Async hooks would be exact, and would cost every promise; marks cost a request about a microsecond each. What a span is charged
 * to can be wrong only where unmarked work ran in the same turn of the loop.
 */
export function createLoopWatch(time: LoopTime): LoopWatch {
  const holders = new AsyncLocalStorage<LoopHolder>();
  const listeners = new Set<HeldListener>();
  let last = { at: time.now(), idle: time.idle(), holder: null as LoopHolder | null };
  let isTurnEnding = false;
  let ticks: NodeJS.Timeout | undefined;

  function mark(ranUntilNow: LoopHolder | null, next: LoopHolder | null): void {
    const at = time.now();
    const idle = time.idle();
    const heldMs = at - last.at - (idle - last.idle);
    last = { at, idle, holder: next };
    if (heldMs >= heldAtLeastMs) for (const listener of listeners) listener(ranUntilNow, heldMs);
    if (next !== null && !isTurnEnding) {
      isTurnEnding = true;
      setImmediate(endTurn);
    }
  }
  function endTurn(): void {
    isTurnEnding = false;
    mark(last.holder, null);
  }
  const present = () => holders.getStore() ?? null;

  return {
    run: (holder, work) => holders.run(holder, work),
    resumed: (holder = present()) => {
      if (listeners.size > 0) mark(last.holder, holder);
    },
    paused: (holder = present()) => {
      if (listeners.size > 0) mark(holder, null);
    },
    listen: (listener) => {
      listeners.add(listener);
      if (ticks === undefined) {
        last = { at: time.now(), idle: time.idle(), holder: null };
        ticks = setInterval(() => mark(last.holder, null), tickMs).unref();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(ticks);
        ticks = undefined;
      };
    },
  };
}

/** Of this thread, which has one loop. */
export const loopWatch = createLoopWatch({
  now: () => performance.now(),
  idle: () => performance.nodeTiming.idleTime,
});
