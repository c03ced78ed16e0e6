// Adds up what the test runners reported.
import { readdir, readFile } from 'node:fs/promises';

/** Answers how many tests passed and failed, from the JSON reports in a folder. */
export async function total(folder) {
  const names = await readdir(folder).catch(() => []);
  const reports = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(`${folder}/${name}`, 'utf8'))),
  );
  const counts = reports.map((report) => (report.stats ? fromPlaywright(report.stats) : fromVitest(report)));
  return counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** A file that could not even be loaded holds no tests; it still counts as one failure. */
const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
});

const fromPlaywright = (stats) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
