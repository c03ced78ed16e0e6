import { Refusal } from '../../platform/errors';

/** Encoding takes whole seconds of a core; more at once would starve everything else. */
const atOnce = 2;
/** So many may wait: none for longer than half a minute. */
const mostWaiting = 20;

/** Runs a few at a time, the others in their turn. Throws a 503 refusal when too many wait already. */
export function createTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= mostWaiting)
      throw new Refusal(
        503,
        'busy',
        'Many pictures are being made at the moment. Try again in a few seconds.',
        undefined,
        5,
      );
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
