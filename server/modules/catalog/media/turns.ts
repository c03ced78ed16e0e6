import { Refusal } from '../../../platform/http/errors';

/** Encoding takes whole seconds of a core; more at once would starve everything else. */
const atOnce = 2;
/** So many may wait: none for longer than half a minute. */
const mostWaiting = 20;
/** Of one account, so that nobody takes every place: a gallery with its cover. */
const mostOfOne = 10;

interface Waiting {
  by: string;
  begin: () => void;
}

/**
 * Runs a few at a time, the others in their turn: first whose account has none running, so that one who brings many keeps nobody waiting.
 * Throws a 503 refusal when too many wait already.
 */
export function createTurns() {
  const running: string[] = [];
  const waiting: Waiting[] = [];

  function next(): void {
    if (running.length >= atOnce) return;
    const free = waiting.findIndex(({ by }) => !running.includes(by));
    const [turn] = waiting.splice(Math.max(0, free), 1);
    if (!turn) return;
    running.push(turn.by);
    turn.begin();
  }

  return async function inTurn<T>(by: string, work: () => Promise<T>): Promise<T> {
    const waitingOfOwner = waiting.filter((one) => one.by === by).length;
    if (waiting.length >= mostWaiting || waitingOfOwner >= mostOfOne)
      throw new Refusal(
        503,
        'busy',
        'Many pictures are being processed at the moment. Try again in a few seconds.',
        undefined,
        5,
      );
    await new Promise<void>((begin) => {
      waiting.push({ by, begin });
      next();
    });
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(by), 1);
      next();
    }
  };
}
