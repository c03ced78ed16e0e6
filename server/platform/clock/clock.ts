/** The only source of the time: tests and the development clock move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface FixedClock extends Clock {
  advance(ms: number): void;
}

/** Stands still until a test moves it. */
export function fixedClock(start: Date | string = '2026-01-05T04:30:00.000Z'): FixedClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}

export interface MovableClock extends Clock {
  /** Moves ahead of the system's clock by `ms` more, and remembers it for the next start. */
  advance(ms: number): Promise<void>;
}

/** Where a movable clock keeps how far ahead it is, in ms. */
export interface OffsetStore {
  read(): Promise<number>;
  write(offset: number): Promise<void>;
}

/** The development clock: the system's plus an offset that survives a restart. */
export async function movableClock(store: OffsetStore, base: Clock = systemClock): Promise<MovableClock> {
  let offset = await store.read();
  return {
    now: () => new Date(base.now().getTime() + offset),
    advance: async (ms) => {
      await store.write(offset + ms);
      offset += ms;
    },
  };
}
