import { expect, test, vi } from 'vitest';
import { enqueue, enqueueMany, type NewJob } from './jobs';
import { clock, database, jobs, lines, newJobs, setUpJobs } from './jobs.testing';

setUpJobs();

const add = (job: NewJob) => database.tx((trx) => enqueue(trx, job));
const storedJobs = () => database.db.selectFrom('job').selectAll().execute();

test('a job of a transaction that fails does not exist', async () => {
  const work = database.tx(async (trx) => {
    await enqueue(trx, { queue: 'a', payload: 1 });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await storedJobs()).toEqual([]);
});

test('jobs run once, the urgent first, the others in their order', async () => {
  const ran: unknown[] = [];
  jobs.handle('a', async (payload) => void ran.push(payload));
  await database.tx((trx) =>
    enqueueMany(trx, [
      { queue: 'a', payload: { n: 1 } },
      { queue: 'a', payload: [2] },
      { queue: 'a', payload: 'urgent', priority: 0 },
    ]),
  );
  expect(await jobs.drain()).toEqual({ done: 3, failed: 0 });
  expect(ran).toEqual(['urgent', { n: 1 }, [2]]);
  expect(await storedJobs()).toEqual([]);
});

test('a job waits for its time and for its handler', async () => {
  const ran: unknown[] = [];
  jobs.handle('later', async (payload) => void ran.push(payload));
  await add({ queue: 'later', payload: 1, runAt: new Date(clock.now().getTime() + 60_000) });
  await add({ queue: 'unknown', payload: 1 });
  await jobs.drain();
  expect(ran).toEqual([]);
  clock.advance(60_000);
  await jobs.drain();
  expect(ran).toEqual([1]);
  expect((await storedJobs()).map(({ queue, attempts }) => ({ queue, attempts }))).toEqual([
    { queue: 'unknown', attempts: 0 },
  ]);
});

test('a failed job is tried again, later each time, and dies in the end', async () => {
  let runs = 0;
  jobs.handle('bad', () => Promise.reject(new Error(`no ${++runs} for +919876543210`)), { attempts: 4 });
  await add({ queue: 'bad', payload: null });
  const waits: number[] = [];
  for (let n = 0; n < 4; n++) {
    expect(await jobs.drain()).toEqual({ done: 0, failed: 1 });
    const [job] = await storedJobs();
    waits.push(job!.run_at.getTime() - clock.now().getTime());
    clock.advance(waits.at(-1)!);
  }
  expect(runs).toBe(4);
  for (const [n, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(750 * 2 ** n);
    expect(wait).toBeLessThanOrEqual(1_250 * 2 ** n);
  }
  clock.advance(86_400_000);
  expect(await jobs.drain()).toEqual({ done: 0, failed: 0 });
  const [dead] = await storedJobs();
  expect(dead).toMatchObject({ attempts: 4, last_error: 'no 4 for [number]' });
  expect(dead!.dead_at).not.toBeNull();
  expect(lines.at(-1)).toContain('no retries left');
  expect(lines.join()).not.toContain('9876543210');
});

test('a key keeps a second job out while the first waits, and wakes a dead one', async () => {
  const ran: unknown[] = [];
  let isBad = true;
  jobs.handle(
    'k',
    async (payload) => {
      if (isBad) throw new Error('no');
      ran.push(payload);
    },
    { attempts: 1 },
  );
  await add({ queue: 'k', payload: 1, dedupeKey: 'x' });
  await add({ queue: 'k', payload: 2, dedupeKey: 'x' });
  expect(await storedJobs()).toHaveLength(1);
  await jobs.drain();
  isBad = false;
  await add({ queue: 'k', payload: 3, dedupeKey: 'x' });
  await jobs.drain();
  expect(ran).toEqual([3]);
  await add({ queue: 'k', payload: 4, dedupeKey: 'x' });
  await jobs.drain();
  expect(ran).toEqual([3, 4]);
});

test('jobs handled together are given together; one that spoils it fails alone', async () => {
  const calls: unknown[][] = [];
  jobs.handleMany('many', async (payloads) => {
    calls.push(payloads);
    if (payloads.includes(2)) throw new Error('two');
  });
  await database.tx((trx) =>
    enqueueMany(
      trx,
      [1, 2, 3].map((payload) => ({ queue: 'many', payload })),
    ),
  );
  expect(await jobs.drain()).toEqual({ done: 2, failed: 1 });
  expect(calls).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('a job that was running when the process died runs again at the next start', async () => {
  // Claimed, and then nobody there to finish it.
  await add({ queue: 'a', payload: 'again' });
  const lease = new Date(clock.now().getTime() + 60_000);
  await database.db.updateTable('job').set({ locked_until: lease, attempts: 1 }).execute();
  const ran: unknown[] = [];
  const next = newJobs();
  next.handle('a', async (payload, { attempt }) => void ran.push([payload, attempt]));
  if (database.engine === 'postgres') clock.advance(60_000);
  await next.start();
  await vi.waitFor(() => expect(ran).toEqual([['again', 2]]));
  await next.stop();
  expect(await storedJobs()).toEqual([]);
});

test('a lease that ended is taken by another worker, a valid one is not', async () => {
  const ran: unknown[] = [];
  jobs.handle('a', async (payload) => void ran.push(payload));
  await add({ queue: 'a', payload: 1 });
  await database.db
    .updateTable('job')
    .set({ locked_until: new Date(clock.now().getTime() + 60_000) })
    .execute();
  await jobs.drain();
  expect(ran).toEqual([]);
  clock.advance(60_000);
  await jobs.drain();
  expect(ran).toEqual([1]);
});

test('two workers share the jobs and run none twice', async () => {
  const ran: number[] = [];
  const other = newJobs();
  for (const worker of [jobs, other]) worker.handle<number>('a', async (payload) => void ran.push(payload));
  const all = Array.from({ length: 250 }, (_, n) => n);
  await database.tx((trx) =>
    enqueueMany(
      trx,
      all.map((payload) => ({ queue: 'a', payload })),
    ),
  );
  await Promise.all([jobs.drain(), other.drain()]);
  expect(ran.sort((a, b) => a - b)).toEqual(all);
});

test('a started worker takes what comes, at once when it is told', async () => {
  const ran: unknown[] = [];
  jobs.handle('a', async (payload) => void ran.push(payload));
  await jobs.start();
  await add({ queue: 'a', payload: 'otp', priority: 0 });
  jobs.kick();
  await vi.waitFor(() => expect(ran).toEqual(['otp']));
});

test('kicking inside a transaction does not run jobs inside it', async () => {
  const ran: unknown[] = [];
  jobs.handle('a', async (payload) => void ran.push(payload));
  await jobs.start();
  await database.tx(async (trx) => {
    await enqueue(trx, { queue: 'a', payload: 1, priority: 0 });
    jobs.kick();
  });
  await vi.waitFor(() => expect(ran).toEqual([1]));
  expect(lines).toEqual([]);
});

test('stopping waits for what runs and leaves the rest for later', async () => {
  let finish: () => void = () => undefined;
  const ran: unknown[] = [];
  jobs.handle<number>('slow', async (payload) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    ran.push(payload);
  });
  await add({ queue: 'slow', payload: 1 });
  await jobs.start();
  await vi.waitFor(async () => expect((await storedJobs())[0]?.attempts).toBe(1));
  const stopped = jobs.stop();
  await add({ queue: 'slow', payload: 2 });
  finish();
  await stopped;
  expect(ran).toEqual([1]);
  expect((await storedJobs()).map(({ payload, attempts }) => [payload, attempts])).toEqual([[2, 0]]);
});
