import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import { json } from '../database/schema';
import { scrubbed } from '../observability/log';
import { loopWatch } from '../observability/loop.watch';
import type { Random } from '../security/ids';

export interface RunningJob {
  id: string;
  queue: string;
  /** 1 at the first run. */
  attempt: number;
}

export interface QueueOptions {
  /** After so many failed runs a job is dead: kept, never run again by itself. 12 when left out. */
  attempts?: number;
  /** Ms until the next run after the given number of failed ones; doubles from 1 s to 1 h when left out. Jitter is added. */
  backoff?: (failed: number) => number;
}

export interface QueueDepth {
  queue: string;
  due: number;
  later: number;
  dead: number;
}

export interface JobLog {
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

interface Queue extends QueueOptions {
  one?: (payload: unknown, job: RunningJob) => Promise<void>;
  many?: (payloads: unknown[]) => Promise<void>;
}

interface Claimed {
  id: string;
  queue: string;
  attempts: number;
  payload: unknown;
}

export interface Run {
  claimed: number;
  done: number;
  failed: number;
}

/** What is done at its time. `more`: a part was done, and the rest is to follow at once, after what else is due. */
export type ScheduledWork = () => Promise<'more' | void>;

type Lane = 'urgent' | 'ordinary' | 'bulk';

/** From this priority on jobs are bulk: thousands that nobody waits for, held up by limits of others. They hold no ordinary one. */
export const bulkPriority = 9;

const prioritiesOf: Readonly<Record<Lane, RawBuilder<unknown>>> = {
  urgent: sql`priority = 0`,
  ordinary: sql`priority > 0 and priority < ${sql.lit(bulkPriority)}`,
  bulk: sql`priority >= ${sql.lit(bulkPriority)}`,
};

/** Jobs of one claim. */
export const claimedAtMost = 100;
const atATime = 8;
const leaseMs = 60_000;
const prefix = 'every.';

type Context = ReturnType<typeof contextOf>;

/** Claims, runs and settles jobs; `createJobs` decides when. */
export function createRunner(parts: { database: Database; clock: Clock; random: Random; log: JobLog }) {
  const { database, clock, log } = parts;
  const context = contextOf(parts);
  const { queues, schedules } = context;
  let claiming = true;

  async function claim(lane: Lane): Promise<Claimed[]> {
    if (!claiming || queues.size === 0) return [];
    const now = clock.now();
    const { rows } = await sql<Claimed>`
      update job set locked_until = ${later(context, leaseMs)}, attempts = attempts + 1
      where id in (
        select id from job
        where dead_at is null and ${prioritiesOf[lane]} and run_at <= ${now}
          and (locked_until is null or locked_until <= ${now}) and queue = any(${[...queues.keys()]})
        order by priority, run_at, id
        limit ${sql.lit(claimedAtMost)}
        for update skip locked
      )
      returning id, queue, attempts, payload`.execute(database.db);
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async function runOnce(lane: Lane): Promise<Run> {
    let jobs: Claimed[] = [];
    const failures = new Map<string, unknown>();
    const beginBy = nowMs(context) + leaseMs / 2;
    try {
      jobs = await claim(lane);
      if (jobs.length === 0) return { claimed: 0, done: 0, failed: 0 };
      const isTogether = ({ queue }: Claimed) => queues.get(queue)?.many !== undefined;
      const together = grouped(jobs.filter(isTogether));
      const alone = jobs.filter((job) => !isTogether(job));
      const lanes = Array.from({ length: Math.min(atATime, alone.length) }, async () => {
        while (claiming && nowMs(context) < beginBy) {
          const job = alone.shift();
          if (job === undefined) return;
          await runOne(context, job, failures);
        }
      });
      await Promise.all([...lanes, ...together.map((some) => runTogether(context, some, failures))]);
      // A stop came between, or slow ones used up half the lease: what did not run is as if it had not been claimed.
      if (alone.length > 0) await giveBack(context, alone);
      const left = new Set(alone);
      await settle(
        context,
        jobs.filter((job) => !left.has(job)),
        failures,
      );
    } catch (error) {
      // The database did not answer: what was claimed comes back when its lease ends.
      log.error(
        { reason: scrubbed(error instanceof Error ? error.message : String(error)) },
        'Jobs could not be claimed',
      );
      return { claimed: 0, done: 0, failed: jobs.length };
    }
    return { claimed: jobs.length, done: jobs.length - failures.size, failed: failures.size };
  }

  /** A schedule that is due becomes a job like any other; whoever moves its time on is the one to write it. */
  async function enqueueSchedules(wanted: (name: string) => boolean = () => true): Promise<void> {
    const names = [...schedules.keys()].filter(wanted);
    if (!claiming || names.length === 0) return;
    try {
      const due = await dueSchedules(context, names);
      if (due.length > 0) await writeSchedules(context, due);
    } catch (error) {
      log.error({ reason: scrubbed(String(error)) }, 'Schedules could not be read');
    }
  }

  return {
    add: (name: string, queue: Queue) => {
      if (queues.has(name)) throw new Error(`the queue ${name} has a handler already`);
      queues.set(name, queue);
    },
    addSchedule: (name: string, ms: number, work: ScheduledWork) => addSchedule(context, name, ms, work),
    /** The embedded engine serves one process: leases found at the start belong to one that is gone. */
    recover: async () => {
      claiming = true;
      if (database.engine !== 'pglite') return;
      await database.db
        .updateTable('job')
        .set({ locked_until: null })
        .where('locked_until', 'is not', null)
        .execute();
    },
    depth: () => depth(context),
    stopClaiming: () => {
      claiming = false;
    },
    runOnce,
    enqueueSchedules,
  };
}

function contextOf(parts: { database: Database; clock: Clock; random: Random; log: JobLog }) {
  const { database, clock, random, log } = parts;
  const queues = new Map<string, Queue>();
  const schedules = new Map<string, number>();
  return { clock, database, queues, log, random, schedules };
}

const nowMs = ({ clock }: Context) => clock.now().getTime();

const later = (context: Context, ms: number) => new Date(nowMs(context) + ms);

async function settle(context: Context, jobs: Claimed[], failures: Map<string, unknown>): Promise<void> {
  const { database } = context;
  const done = jobs.filter(({ id }) => !failures.has(id)).map(({ id }) => id);
  if (done.length > 0)
    await database.db.deleteFrom('job').where('id', '=', sql<string>`any(${done}::uuid[])`).execute();
  for (const job of jobs) {
    if (failures.has(job.id)) await putBack(context, job, failures.get(job.id));
  }
}

async function putBack(context: Context, job: Claimed, error: unknown): Promise<void> {
  const { queues, log, random, database, clock } = context;
  const { attempts = 12, backoff = doubling } = queues.get(job.queue) ?? {};
  const isPostponed = error instanceof Error && 'isPostponed' in error && error.isPostponed === true;
  const isDead = job.attempts >= attempts && !isPostponed;
  const reason = scrubbed(error instanceof Error ? error.message : String(error));
  const detail = { job: job.id, queue: job.queue, attempt: job.attempts, reason };
  if (isDead) log.error(detail, 'Job failed, no retries left');
  else if (!isPostponed) log.warn(detail, 'Job failed, will retry');
  const pause = isPostponed ? 0 : backoff(job.attempts) * (0.75 + random.fraction() / 2);
  const wait = Math.max(pause, toldToWait(error));
  await database.db
    .updateTable('job')
    .set({
      locked_until: null,
      run_at: later(context, wait),
      dead_at: isDead ? clock.now() : null,
      // It was not tried.
      ...(isPostponed && { attempts: job.attempts - 1 }),
      last_error: reason.slice(0, 1_000),
    })
    .where('id', '=', job.id)
    .execute();
}

async function giveBack({ database }: Context, jobs: Claimed[]): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  await database.db
    .updateTable('job')
    .set({ locked_until: null, attempts: sql`attempts - 1` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

async function runOne({ queues }: Context, job: Claimed, failures: Map<string, unknown>): Promise<void> {
  const queue = queues.get(job.queue);
  try {
    await onBehalfOf(job, async () => {
      if (queue?.many) await queue.many([job.payload]);
      else await queue?.one?.(job.payload, { id: job.id, queue: job.queue, attempt: job.attempts });
    });
  } catch (error) {
    failures.set(job.id, error);
  }
}

async function runTogether(context: Context, jobs: Claimed[], failures: Map<string, unknown>): Promise<void> {
  const { queues } = context;
  const [first] = jobs;
  if (first === undefined) return;
  try {
    await onBehalfOf(first, async () => queues.get(first.queue)?.many?.(jobs.map(({ payload }) => payload)));
  } catch {
    // One of them may spoil it for all: alone, each gets its own result.
    for (const job of jobs) await runOne(context, job, failures);
  }
}

async function dueSchedules({ database, clock }: Context, names: readonly string[]): Promise<string[]> {
  const existing = await database.db.selectFrom('schedule').select(['name', 'next_run_at']).execute();
  const next = new Map(existing.map(({ name, next_run_at }) => [name, next_run_at]));
  const now = clock.now();
  return names.filter((name) => (next.get(name) ?? now) <= now);
}

/** In one order everywhere, so that two servers never wait for each other. */
async function writeSchedules(context: Context, names: readonly string[]): Promise<void> {
  const { clock, random, database, schedules } = context;
  const now = clock.now();
  const due = names.map((name) => ({
    id: random.uuid(),
    name,
    next_run_at: later(context, schedules.get(name) ?? 0),
  }));
  await sql`
    with due as (
      select * from json_to_recordset(${json(due)}::text::json) as d (id uuid, name text, next_run_at timestamptz)
    ), turn as (
      insert into schedule (name, next_run_at) select name, next_run_at from due order by name
      on conflict (name) do update set next_run_at = excluded.next_run_at where schedule.next_run_at <= ${now}
      returning name
    )
    insert into job (id, queue, priority, run_at, attempts, dedupe_key, payload)
    select due.id, ${prefix}::text || due.name, 5, ${now}, 0, ${now.toISOString()}, ${json(null)}::jsonb
    from due join turn on turn.name = due.name
    where not exists (select 1 from job where queue = ${prefix}::text || due.name and dead_at is null)
    on conflict do nothing`.execute(database.db);
}

function addSchedule(context: Context, name: string, ms: number, work: ScheduledWork) {
  const { schedules, queues, database, clock } = context;
  schedules.set(name, ms);
  const one = async () => {
    if ((await work()) !== 'more') return;
    await database.db
      .updateTable('schedule')
      .set({ next_run_at: clock.now() })
      .where('name', '=', name)
      .execute();
  };
  // Its next turn comes anyway, so a failing one is not tried for long.
  queues.set(prefix + name, { one, attempts: 3 });
}

/** Of queues that have a handler; rows of others are counted as one. */
async function depth({ queues, clock, database }: Context): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
      select case when queue = any(${[...queues.keys()]}) then queue else 'other' end as queue,
        count(*) filter (where dead_at is null and run_at <= ${clock.now()}) as due,
        count(*) filter (where dead_at is null and run_at > ${clock.now()}) as later,
        count(*) filter (where dead_at is not null) as dead
      from job group by 1 order by 1`.execute(database.db);
  return rows;
}

/** For the log of what holds the event loop. */
const onBehalfOf = <T>({ queue }: Claimed, work: () => Promise<T>): Promise<T> =>
  loopWatch.run({ kind: 'job', name: queue }, async () => {
    loopWatch.resumed();
    try {
      return await work();
    } finally {
      loopWatch.paused();
    }
  });

function doubling(failed: number): number {
  return Math.min(3_600_000, 1_000 * 2 ** (failed - 1));
}

/** Ms that whoever was asked wants to be left alone for. */
function toldToWait(error: unknown): number {
  const retryAfterMs = error instanceof Error && 'retryAfterMs' in error ? error.retryAfterMs : undefined;
  return typeof retryAfterMs === 'number' ? retryAfterMs : 0;
}

function grouped(jobs: Claimed[]): Claimed[][] {
  const groups = new Map<string, Claimed[]>();
  for (const job of jobs) groups.set(job.queue, [...(groups.get(job.queue) ?? []), job]);
  return [...groups.values()];
}
