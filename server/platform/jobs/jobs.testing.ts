import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FixedClock, fixedClock } from '../clock/clock';
import type { Database } from '../database/database';
import { seededRandom } from '../security/ids';
import { openTestDatabase, resetDatabase } from '../testing/testing';
import { createJobs, type Jobs } from './jobs';

// What tests of jobs begin with: an empty database, a clock that stands still, jobs over both, and what they log.
export let database: Database;
export let clock: FixedClock;
export let lines: string[];
export let jobs: Jobs;

const write = (detail: object, message: string) => void lines.push(`${message} ${JSON.stringify(detail)}`);
/** As another server on the same database has them. */
export const newJobs = (): Jobs =>
  createJobs({ database, clock, random: seededRandom(clock), log: { warn: write, error: write } });

export function setUpJobs(): void {
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await resetDatabase(database);
    clock = fixedClock();
    lines = [];
    jobs = newJobs();
  });
  afterEach(() => jobs.stop());
  afterAll(() => database.close());
}
