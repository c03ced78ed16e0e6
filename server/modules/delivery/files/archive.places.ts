import type { Clock } from '../../../platform/clock/clock';
import { Refusal, tooMany } from '../../../platform/http/errors';

export interface PlaceLimits {
  /** Archives of one grant at a time. */
  perGrant: number;
  /** On one server. */
  inTotal: number;
  /** Ms without a byte taken, after which a place is given to somebody else. */
  stalledMs: number;
}

/** Each takes an open file or a connection to the bucket, and 4 ms of a core for each MB. */
export const placeLimits: PlaceLimits = { perGrant: 2, inTotal: 100, stalledMs: 30_000 };

/** One archive that is being sent. */
export interface Place {
  /** To be called as often as some of it was taken. */
  moved(): void;
  /** Somebody else has its place. */
  signal: AbortSignal;
}

interface Held {
  grantId: string;
  movedAt: number;
  ending: AbortController;
}

const busySeconds = 30;

/**
 * Bounds the archives that are sent at once. A phone that changes its network leaves a connection behind which nobody reads, and asks again: where all
 * places are taken, one that stands still gives way.
 */
export function createPlaces({ clock }: { clock: Clock }, limits = placeLimits) {
  const held = new Set<Held>();

  function free(among: readonly Held[], now: number): boolean {
    const [stillest] = among.toSorted((a, b) => a.movedAt - b.movedAt);
    if (!stillest || stillest.movedAt > now - limits.stalledMs) return false;
    held.delete(stillest);
    stillest.ending.abort();
    return true;
  }

  return {
    /** Held until the answer ends, however it does. @throws Refusal 429 where the grant has too many, 503 where all have */
    take(grantId: string, ended: AbortSignal): Place {
      const now = clock.now().getTime();
      const ofGrant = [...held].filter((one) => one.grantId === grantId);
      if (ofGrant.length >= limits.perGrant && !free(ofGrant, now))
        throw tooMany(
          'too_many_archives',
          'These files are being downloaded already. Wait until that has ended, or download them one by one.',
          busySeconds,
        );
      if (held.size >= limits.inTotal && !free([...held], now))
        throw new Refusal(
          503,
          'busy',
          'Many people are downloading right now. Try again in a minute, or download the files one by one.',
          undefined,
          busySeconds,
        );
      const place: Held = { grantId, movedAt: now, ending: new AbortController() };
      if (!ended.aborted) {
        held.add(place);
        ended.addEventListener('abort', () => held.delete(place), { once: true });
      }
      return {
        moved: () => {
          place.movedAt = clock.now().getTime();
        },
        signal: place.ending.signal,
      };
    },
  };
}
