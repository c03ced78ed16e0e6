import { read } from '../config/env';

/**
 * How a property test over a database runs: half as many stories as are given, the same each time, and the first that fails is shown
 * at once instead of being made smaller for minutes. PROPERTY_SEED tells other ones; PROPERTY_RUNS so many, or with `all` those given.
 */
export const stories = (all: number) => ({
  numRuns: runsOf(all),
  seed: read(process.env, 'PROPERTY_SEED'),
  endOnFailure: true,
});

function runsOf(all: number): number {
  const wanted = read(process.env, 'PROPERTY_RUNS');
  if (wanted === null) return Math.ceil(all / 2);
  return wanted === 'all' ? all : Number(wanted);
}
