import { sql } from 'kysely';
import type { Clock } from '../clock/clock';
import { systemClock } from '../clock/clock';
import type { Database, Tx } from '../database/database';
import { outsideTransaction } from '../database/pool';
import { json } from '../database/schema';
import type { Random } from '../security/ids';
import { cryptoRandom } from '../security/ids';
import {
  bulkPriority,
  claimedAtMost,
  createRunner,
  type JobLog,
  type QueueDepth,
  type QueueOptions,
  type RunningJob,
  type ScheduledWork,
} from './jobs.runner';

export type { QueueDepth, QueueOptions, RunningJob };
export { bulkPriority };

export interface NewJob {
  queue: string;
  payload: unknown;
  /** Not before this moment; at once when left out. */
  runAt?: Date;
  /** While a job of this queue with this key waits or runs, a second one is dropped. */
  dedupeKey?: string;
  /** 0 is urgent and has a worker of its own (a person waits for it); 5 when left out; `bulkPriority` and above are run by a worker of their own. */
  priority?: number;
}

export interface Jobs {
  /**
   * At least once: a job may run again after a crash, so the work has to be idempotent. Throwing means trying again later; an
   * error with `retryAfterMs` says how much later at least, one with `isPostponed` that nothing was tried.
   */
  handle<Payload>(
    queue: string,
    work: (payload: Payload, job: RunningJob) => Promise<void>,
    options?: QueueOptions,
  ): void;
  /** As `handle`, given all that were claimed together; when it throws they are tried again one by one. */
  handleMany<Payload>(
    queue: string,
    work: (payloads: Payload[]) => Promise<void>,
    options?: QueueOptions,
  ): void;
  /**
   * Runs `work` about every `ms`, on one of the servers that share the database. The first time at once. A worker waits
   * for all that it has claimed, so work on thousands of rows does a part and answers `more`.
   */
  every(name: string, ms: number, work: ScheduledWork): void;
  start(): Promise<void>;
  /** Claims nothing more and waits for what runs, at most `graceMs` (4 s). */
  stop(graceMs?: number): Promise<void>;
  /** Says that something is due: call it after the commit, not inside the transaction. Polling finds it anyway. */
  kick(): void;
  /** How many jobs of each queue are due, wait for later, or have been given up. */
  depth(): Promise<QueueDepth[]>;
  /**
   * For tests and the demonstration: runs everything due now until nothing is due. Of the schedules those that `schedules` names; all
   * when it is left out.
   */
  drain(options?: { schedules?: (name: string) => boolean }): Promise<{ done: number; failed: number }>;
}

const ids = cryptoRandom(systemClock);
/** Due at once, whatever clock the server goes by. Ids keep such jobs in order. */
const atOnce = new Date(0);

/** Writes a job in the caller's transaction: it exists exactly when the work it belongs to does. */
export async function enqueue(trx: Tx, job: NewJob): Promise<void> {
  await enqueueMany(trx, [job]);
}

/** As `enqueue`, for several jobs in one statement. */
export async function enqueueMany(trx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await trx
    .insertInto('job')
    .values(jobs.map(rowOf))
    .onConflict((conflict) =>
      // A dead job would hold its key for ever: asking again wakes it.
      conflict
        .columns(['queue', 'dedupe_key'])
        .doUpdateSet({
          payload: sql`excluded.payload`,
          run_at: sql`excluded.run_at`,
          attempts: 0,
          dead_at: null,
          locked_until: null,
        })
        .where('job.dead_at', 'is not', null),
    )
    .execute();
}

/**
 * Jobs as part of a larger statement, for those that run very often: a CTE that writes what `jobsDocument` made of them, given as
 * the parameter `param`, when the CTE `gate` has a row.
 */
export const jobsPart = (gate: string, param: string): string => `queued as (
  insert into job (id, queue, priority, run_at, attempts, payload)
  select j.id, j.queue, j.priority, j.run_at, 0, j.payload
  from ${gate}, json_to_recordset(${param}::text::json)
    as j (id uuid, queue text, priority smallint, run_at timestamptz, payload jsonb))`;

/** Dedupe keys are not looked at here. */
export const jobsDocument = (jobs: readonly Omit<NewJob, 'dedupeKey'>[]): string =>
  JSON.stringify(
    jobs.map(({ queue, payload, runAt, priority }) => ({
      id: ids.uuid(),
      queue,
      priority: priority ?? 5,
      run_at: runAt ?? atOnce,
      payload: payload ?? null,
    })),
  );

function rowOf({ queue, payload, runAt, dedupeKey, priority }: NewJob) {
  return {
    id: ids.uuid(),
    queue,
    priority: priority ?? 5,
    run_at: runAt ?? atOnce,
    attempts: 0,
    locked_until: null,
    dedupe_key: dedupeKey ?? null,
    payload: json(payload ?? null),
    dead_at: null,
    last_error: null,
  };
}

export interface JobsParts {
  database: Database;
  clock: Clock;
  random: Random;
  log: JobLog;
}

const idleMs = 500;
/** Between two claims of ordinary jobs: under load they come in batches instead of one by one. */
const gatherMs = 50;
/** Before a claim of urgent jobs that follows one which found none. */
const settleMs = 25;

export function createJobs(parts: JobsParts): Jobs {
  const runner = createRunner(parts);
  const urgent = createLoop({ turn: () => runner.runOnce('urgent'), gather: 0, settle: settleMs });
  const ordinary = createLoop({
    turn: async () => {
      await runner.enqueueSchedules();
      return runner.runOnce('ordinary');
    },
    gather: gatherMs,
    settle: gatherMs,
  });
  const bulk = createLoop({ turn: () => runner.runOnce('bulk'), gather: gatherMs, settle: settleMs });
  const loops = [urgent, ordinary, bulk];

  return {
    handle: (queue, work, options) => runner.add(queue, { one: work as never, ...options }),
    handleMany: (queue, work, options) => runner.add(queue, { many: work as never, ...options }),
    every: (name, ms, work) => runner.addSchedule(name, ms, work),
    start: async () => {
      await runner.recover();
      for (const loop of loops) loop.start();
    },
    stop: async (graceMs = 4_000) => {
      runner.stopClaiming();
      const ended = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
    kick: () => {
      // Bulk jobs are found by polling alone: nobody waits for them, and calls are about others.
      urgent.wake();
      ordinary.wake();
    },
    depth: () => runner.depth(),
    drain: async ({ schedules } = {}) => {
      const total = { done: 0, failed: 0 };
      for (;;) {
        await runner.enqueueSchedules(schedules);
        let claimed = 0;
        for (const lane of ['urgent', 'ordinary', 'bulk'] as const) {
          const run = await runner.runOnce(lane);
          total.done += run.done;
          total.failed += run.failed;
          claimed += run.claimed;
        }
        if (claimed === 0) return total;
      }
    },
  };
}

interface LoopOptions {
  turn(): Promise<{ claimed: number }>;
  /** Ms between two turns that found work, so that it comes in batches; 0 for none. */
  gather: number;
  /** Ms that a call waits after a turn that found nothing: under load most calls are about work of the other loop. */
  settle: number;
}

/** Runs `turn` again and again: soon while there is work or someone calls, otherwise every `idleMs`. */
function createLoop({ turn, gather, settle }: LoopOptions) {
  let running: Promise<void> | undefined;
  let stopped = true;
  let called = false;
  let awaken: (() => void) | undefined;
  let cutShort: (() => void) | undefined;

  const rest = (ms: number, onEnd: (end: () => void) => void) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      onEnd(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  /** Until someone calls. */
  const idle = () =>
    rest(idleMs, (end) => {
      awaken = end;
    });
  /** Whoever calls meanwhile is not heard before it is over. */
  const pause = (ms: number) =>
    rest(ms, (end) => {
      cutShort = end;
    });

  const run = async () => {
    while (!stopped) {
      called = false;
      const { claimed } = await turn();
      if (stopped) return;
      if (claimed > 0) {
        if (gather > 0 && claimed < claimedAtMost) await pause(gather);
        continue;
      }
      if (!called) await idle();
      if (called && !stopped) await pause(settle);
    }
  };

  return {
    start: () => {
      if (!stopped) return;
      stopped = false;
      running = outsideTransaction(run);
    },
    stop: async () => {
      stopped = true;
      awaken?.();
      cutShort?.();
      await running;
    },
    wake: () => {
      called = true;
      awaken?.();
    },
  };
}
