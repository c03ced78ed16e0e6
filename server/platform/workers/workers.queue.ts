import { Refusal } from '../http/errors';

const retryAfterSeconds = 5;

export const busy = () =>
  new Refusal(503, 'busy', 'The server is busy. Try again in a few seconds.', undefined, retryAfterSeconds);

/** Lets `concurrency` calls run at once and `queue` more wait, first come first served; throws a 503 refusal to all others. */
export function createTaskQueue({ concurrency, queue }: { concurrency: number; queue: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    get running(): number {
      return running;
    },
    get waiting(): number {
      return waiting.length;
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= concurrency) {
        if (waiting.length >= queue) throw busy();
        // Whoever ends hands its place over, so that nobody who comes in between takes it.
        await new Promise<void>((begin) => waiting.push(begin));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

export type TaskQueue = ReturnType<typeof createTaskQueue>;
