export interface Progress {
  /** From 0 to 1. */
  progress: number;
  /** Null until enough was done to tell. */
  secondsLeft: number | null;
}

/** Ms between two reports. */
const pauseMs = 1_000;
/** The estimate looks at so many of the last reports. */
const window = 20;
/** Ms before which nothing is estimated. */
const leastMs = 5_000;

/** Progress over parts of different weight, told at most once a second; the estimate goes by the last twenty seconds. */
export function createProgress(
  weights: readonly number[],
  now: () => number,
  tell: (progress: Progress) => void,
) {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const started = now();
  const samples: { at: number; progress: number }[] = [{ at: started, progress: 0 }];
  return {
    /** `share` of the part at this place is done, from 0 to 1; those before it are. */
    report(place: number, share: number): void {
      const at = now();
      const before = weights.slice(0, place).reduce((sum, weight) => sum + weight, 0);
      const done = before + (weights[place] ?? 0) * Math.min(1, Math.max(0, share));
      const progress = done / all;
      const last = samples.at(-1);
      if (last && at - last.at < pauseMs) return;
      samples.push({ at, progress });
      if (samples.length > window) samples.shift();
      const first = samples[0] ?? { at: started, progress: 0 };
      const rate = (progress - first.progress) / Math.max(1, at - first.at);
      const isKnown = at - started >= leastMs && rate > 0;
      tell({ progress, secondsLeft: isKnown ? Math.ceil((1 - progress) / rate / 1_000) : null });
    },
  };
}
