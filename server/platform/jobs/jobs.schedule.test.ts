import { expect, test } from 'vitest';

import { clock, jobs, newJobs, setUpJobs } from './jobs.testing';

setUpJobs();

test('a schedule runs at once and then once a period, whoever has it', async () => {
  const ran: string[] = [];
  const other = newJobs();
  jobs.every('tick', 60_000, async () => void ran.push('one'));
  other.every('tick', 60_000, async () => void ran.push('two'));
  await Promise.all([jobs.drain(), other.drain()]);
  expect(ran).toHaveLength(1);
  await jobs.drain();
  expect(ran).toHaveLength(1);
  clock.advance(59_999);
  await jobs.drain();
  expect(ran).toHaveLength(1);
  clock.advance(1);
  await other.drain();
  expect(ran).toHaveLength(2);
  clock.advance(10 * 60_000);
  await jobs.drain();
  expect(ran).toHaveLength(3);
});

test('a schedule that fails comes again', async () => {
  let runs = 0;
  jobs.every('bad', 60_000, async () => {
    runs++;
    throw new Error('no');
  });
  for (let n = 0; n < 5; n++) {
    await jobs.drain();
    clock.advance(60_000);
  }
  expect(runs).toBeGreaterThanOrEqual(5);
});
