import { read } from '../config/env';

/**
 * How a property test over a database runs: half as many stories as are given, the same each time, and the first that fails is shown
 * at once instead of being made smaller for minutes. PROPERTY_SEED tells other ones; PROPERTY_RUNS so many, or with `all` those given.
 * `few` is how many a plain run needs, where half do not reach every state.
 */
export const stories = (all: number, few = Math.ceil(all / 2)) => ({
  numRuns: runsOf(all, few),
  seed: read(process.env, 'PROPERTY_SEED'),
  endOnFailure: true,
});

function runsOf(all: number, few: number): number {
  const wanted = read(process.env, 'PROPERTY_RUNS');
  if (wanted === null) return few;
  return wanted === 'all' ? all : Number(wanted);
}
