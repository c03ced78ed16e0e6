import { performance } from 'node:perf_hooks';

export interface LoopWatch {
  /** The longest time, in ms, for which the event loop served nobody else while `work` ran. */
  during<T>(work: () => Promise<T>): Promise<{ result: T; heldMs: number }>;
  stop(): void;
}

const tickMs = 5;

/** Watches the event loop of this thread by a timer that ought to come every few ms. */
export function watchLoop(): LoopWatch {
  let last = performance.now();
  let longest = 0;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - tickMs);
    last = now;
  };
  const timer = setInterval(tick, tickMs);
  return {
    async during(work) {
      last = performance.now();
      longest = 0;
      const result = await work();
      tick();
      return { result, heldMs: longest };
    },
    stop: () => clearInterval(timer),
  };
}
