import { get } from './client';
import { median } from './ratios';

export interface Asking {
  token: string;
}

/** The median time of each one's answers in ms, asked in turn so that what slows the machine slows both. */
export async function inTurns<One extends Asking>(
  url: string,
  all: readonly One[],
  path: (one: One) => string,
  requests: number,
): Promise<number[]> {
  const times = all.map(() => [] as number[]);
  for (let request = 0; request < requests; request += 1)
    for (const [place, one] of all.entries()) {
      const startedAt = performance.now();
      await get(url, path(one), one.token);
      times[place]?.push(performance.now() - startedAt);
    }
  return times.map(median);
}
