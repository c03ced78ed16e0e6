import { expect, test } from 'vitest';

import { enqueue } from './jobs';
import { clock, database, jobs, newJobs, setUpJobs } from './jobs.testing';

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

test('what does a part of its work at once goes on after what else is due', async () => {
  const ran: string[] = [];
  let parts = 3;
  jobs.every('large', 60_000, async () => {
    ran.push('part');
    parts -= 1;
    await database.tx((trx) => enqueue(trx, { queue: 'other', payload: null }));
    return parts > 0 ? 'more' : undefined;
  });
  jobs.handle('other', async () => void ran.push('other'));
  await jobs.drain();
  expect(ran.filter((one) => one === 'part')).toHaveLength(3);
  // Not all parts in a row.
  expect(ran.indexOf('other')).toBeLessThan(ran.lastIndexOf('part'));
  clock.advance(60_000);
  await jobs.drain();
  expect(ran.filter((one) => one === 'part')).toHaveLength(4);
});
