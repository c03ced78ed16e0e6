// What `npm test` says of itself while it runs and at its end.
import { readFile, writeFile } from 'node:fs/promises';

/** Seconds of each stage on two cores, for a machine that has not run them yet. */
const usual = { unit: 300, browser: 30, stories: 230, system: 280, e2e: 640 };

/** Seconds that each stage took the last time, from a file that need not be there. */
export async function knownTimes(file) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return { ...usual, ...JSON.parse(text) };
}

export const keepTimes = (file, times) => writeFile(file, JSON.stringify(times));

/** The line before a stage; `names` are all stages in their order. */
export function heading(names, index, times) {
  const left = names.slice(index).reduce((sum, name) => sum + (times[name] ?? 0), 0);
  return `\n— Stage ${index + 1} of ${names.length}: ${names[index]}. About ${minutes(left)} left.`;
}

/** The end of all: a line for each stage, and the tests that took longest. */
export function summary(stages, slowest) {
  const longest = Math.max(...stages.map(({ name }) => name.length));
  const lines = stages.map(
    ({ name, passed, failed, seconds }) =>
      `  ${name.padEnd(longest)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${minutes(seconds)}`,
  );
  const tests = slowest.map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`);
  return ['', 'Stages:', ...lines, '', `The slowest ${tests.length} tests:`, ...tests].join('\n');
}

function minutes(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
