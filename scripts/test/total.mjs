// Adds up what the test runners reported.
import { readdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { inRoot } from '../root.mjs';

const readAll = async (folder) => {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(`${folder}/${name}`, 'utf8'))));
};

/** The tests that took longest, the longest first: their names and milliseconds. */
export async function slowest(folder, count) {
  const reports = await readAll(folder);
  const tests = reports.flatMap((report) => {
    if (report.outside) return [];
    return report.stats ? (report.suites ?? []).flatMap(timedByPlaywright) : timedByVitest(report);
  });
  return tests.toSorted((one, other) => other.ms - one.ms).slice(0, count);
}

const timedByVitest = ({ testResults }) =>
  testResults.flatMap((file) =>
    file.assertionResults.map((one) => ({
      name: `${relative(inRoot('.'), file.name)} › ${one.fullName}`,
      ms: one.duration ?? 0,
    })),
  );

/** All attempts together: each of them was waited for. */
const timedByPlaywright = (suite) => [
  ...(suite.specs ?? []).map((spec) => ({
    name: `${spec.file}:${spec.line} › ${spec.title}`,
    ms: spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  })),
  ...(suite.suites ?? []).flatMap(timedByPlaywright),
];

/** Answers how many tests passed and failed and what the failed ones are called, from the JSON reports in a folder. */
export async function total(folder) {
  const counts = (await readAll(folder)).map(counted);
  return {
    passed: counts.reduce((sum, one) => sum + one.passed, 0),
    failed: counts.reduce((sum, one) => sum + one.failed, 0),
    broken: counts.flatMap((one) => one.broken),
  };
}

function counted(report) {
  if (report.outside) return { passed: 0, failed: report.outside.length, broken: report.outside };
  return report.stats ? fromPlaywright(report) : fromVitest(report);
}

/** A file that could not even be loaded holds no tests; it still counts as one failure. */
function fromVitest(report) {
  const failed = report.testResults.filter((file) => file.status === 'failed');
  const unloaded = failed.filter((file) => file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    broken: [
      ...unloaded.map((file) => line(file.name, file.message)),
      ...failed.flatMap((file) =>
        file.assertionResults
          .filter((one) => one.status === 'failed')
          .map((one) => line(`${file.name} › ${one.fullName}`, one.failureMessages?.[0])),
      ),
    ],
  };
}

/** `errors` are those outside of any test: a file that did not load, a worker that fell over. */
const fromPlaywright = ({ stats, suites = [], errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  broken: [
    ...suites.flatMap(unexpected),
    ...errors.map((error) => line('outside of any test', error.message)),
  ],
});

/** Playwright's suites hold suites; the names on the way down are the name of the test. */
const unexpected = (suite) => [
  ...(suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => line(`${spec.file}:${spec.line} › ${spec.title}`, messageOf(spec))),
  ...(suite.suites ?? []).flatMap(unexpected),
];

/** Each attempt has a reason of its own. */
const messageOf = (spec) =>
  spec.tests
    .flatMap((test) => test.results)
    .flatMap(({ error }) => (error ? [shortly(error.message)] : []))
    .join(' · again: ');

/** The name and the beginning of the reason: enough to find the rest above. */
const line = (name, message) => `${name}: ${shortly(message) || 'no reason given'}`;

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** What was expected and what came stand a few lines below the first. */
const shortly = (message = '') =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' | ');
