// Vitest's JSON report is silent about errors outside of any test, though they end a run with 1: a promise nobody awaited, say.
import { writeFile } from 'node:fs/promises';

/** Writes the messages of such errors where `OUTSIDE_ERRORS_FILE` says, for `total` to add up. */
export default class OutsideReporter {
  async onTestRunEnd(_modules, errors) {
    const file = process.env['OUTSIDE_ERRORS_FILE'];
    if (!file || errors.length === 0) return;
    await writeFile(file, JSON.stringify({ outside: errors.map(lineOf) }));
  }
}

const lineOf = (error) => `outside of any test: ${reasons(error).join(', because ')}`;

/** What went wrong, and what was behind it. */
function reasons(error) {
  const reason = String(error.stack ?? error.message)
    .split('\n')
    .slice(0, 4)
    .join(' ');
  return error.cause ? [reason, ...reasons(error.cause)] : [reason];
}
