import type { Clock } from '../../../../platform/clock/clock';

/** How long gateways that do not answer are left alone. */
export interface Backoff {
  /** Until when a gateway is told of nothing; null when it may be. */
  until(provider: string): Date | null;
  /** It has answered, whatever it said. */
  answered(provider: string): void;
  /**
   * It has not answered about this order; answers when it may be told of that again.
   * @param requestedMs ms for which it asked to be left alone
   */
  silent(provider: string, orderId: string, requestedMs?: number): Date;
}

/** Ms between two tries to tell of one charge: another may be answered at once, so it waits by itself. */
const triedAgainAfter = 10 * 60_000;
/** Ms for which a gateway rests that is silent about everybody: those who wait for an answer would keep all others waiting. */
const backoffMs = 60_000;
/** Silent about so many orders in a row, it is silent about all. About a single one it may be so for ever. */
const enough = 3;

export function createBackoff({ clock }: { clock: Clock }): Backoff {
  const resting = new Map<string, number>();
  const silences = new Map<string, Set<string>>();

  return {
    until(provider) {
      const until = resting.get(provider) ?? 0;
      return until > clock.now().getTime() ? new Date(until) : null;
    },

    answered(provider) {
      silences.delete(provider);
    },

    silent(provider, orderId, requestedMs) {
      const now = clock.now().getTime();
      if (requestedMs !== undefined) {
        const until = now + Math.min(requestedMs, triedAgainAfter);
        resting.set(provider, until);
        return new Date(until);
      }
      const about = (silences.get(provider) ?? new Set<string>()).add(orderId);
      silences.set(provider, about);
      if (about.size >= enough) resting.set(provider, now + backoffMs);
      return new Date(now + triedAgainAfter);
    },
  };
}
