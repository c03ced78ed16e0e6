// What jobs that ask the outside need: waiting as long as they are told, and leaving what they cannot do in time.
import { expect, test, vi } from 'vitest';
import { bulkPriority, enqueueMany } from './jobs';
import { clock, database, jobs, newJobs, setUpJobs } from './jobs.testing';

setUpJobs();

const payloads = Array.from({ length: 20 }, (_, n) => n);
const addAll = (queue: string, wanted: readonly number[]) =>
  database.tx((trx) =>
    enqueueMany(
      trx,
      wanted.map((payload) => ({ queue, payload })),
    ),
  );
const storedJobs = () => database.db.selectFrom('job').selectAll().orderBy('id').execute();

test('a job that was told when to come back does not come earlier', async () => {
  jobs.handle('told', () => Promise.reject(Object.assign(new Error('busy'), { retryAfterMs: 90_000 })));
  await addAll('told', [1]);
  await jobs.drain();
  const [job] = await storedJobs();
  expect(job!.run_at.getTime() - clock.now().getTime()).toBe(90_000);
});

test('stopping in the middle of many gives back all that did not run', async () => {
  const ran: number[] = [];
  const waiting: (() => void)[] = [];
  jobs.handle<number>('slow', async (payload) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    ran.push(payload);
  });
  await addAll('slow', payloads);
  await jobs.start();
  await vi.waitFor(() => expect(waiting).toHaveLength(8));
  const stopped = jobs.stop();
  for (const finish of waiting) finish();
  await stopped;
  expect(ran).toHaveLength(8);
  const left = await storedJobs();
  expect(left.map(({ attempts, locked_until }) => [attempts, locked_until])).toEqual(
    Array.from({ length: 12 }, () => [0, null]),
  );
  expect([...ran, ...left.map(({ payload }) => payload as number)].sort((a, b) => a - b)).toEqual(payloads);
});

test('a worker begins nothing near the end of its lease, so no other worker runs it too', async () => {
  const ran: string[] = [];
  const other = newJobs();
  other.handle<number>('long', async (payload) => void ran.push(`other ${payload}`));
  jobs.handle<number>('long', async (payload) => {
    ran.push(`first ${payload}`);
    // Each takes so long that the lease of all twenty would be over before the last began.
    clock.advance(5_000);
    await other.drain();
  });
  await addAll('long', payloads);
  await jobs.drain();
  expect(ran).toHaveLength(20);
  expect(ran.map((one) => Number(one.split(' ')[1])).sort((a, b) => a - b)).toEqual(payloads);
});

test('a job that was only postponed has used none of its attempts', async () => {
  const ran: number[] = [];
  const postponed = Object.assign(new Error('not yet'), { retryAfterMs: 1_000, isPostponed: true });
  jobs.handle(
    'limited',
    async (_, { attempt }) => {
      ran.push(attempt);
      if (ran.length < 5) throw postponed;
    },
    { attempts: 2 },
  );
  await addAll('limited', [1]);
  for (let second = 0; second < 6; second += 1) {
    await jobs.drain();
    clock.advance(1_000);
  }
  expect(ran).toEqual([1, 1, 1, 1, 1]);
  expect(await storedJobs()).toEqual([]);
});

test('bulk jobs hold no other job up', async () => {
  const ran: string[] = [];
  const waiting: (() => void)[] = [];
  jobs.handle('bulk', () => new Promise<void>((resolve) => waiting.push(resolve)));
  jobs.handle('ordinary', async () => void ran.push('ordinary'));
  await database.tx((trx) =>
    enqueueMany(
      trx,
      payloads.map((payload) => ({ queue: 'bulk', payload, priority: bulkPriority })),
    ),
  );
  await jobs.start();
  await vi.waitFor(() => expect(waiting).toHaveLength(8));
  await addAll('ordinary', [1]);
  jobs.kick();
  await vi.waitFor(() => expect(ran).toEqual(['ordinary']));
  for (const finish of waiting) finish();
});
