/**
 * How a property test over a database runs: so many stories, the same each time, and the first that fails is shown at once instead of
 * being made smaller for minutes. PROPERTY_SEED and PROPERTY_RUNS tell other ones, and more of them.
 */
export const stories = (numRuns: number) => ({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? numRuns),
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121),
  endOnFailure: true,
});
