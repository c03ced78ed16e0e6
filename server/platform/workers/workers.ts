import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { Piscina } from 'piscina';
import { Refusal } from '../http/errors';
import { threadFile } from './thread.file';
import { busy, createTaskQueue, type TaskQueue } from './workers.queue';
import {
  type InputOf,
  type OutputOf,
  type TaskBegun,
  type TaskCall,
  type TaskLimits,
  type TaskName,
  taskLimits,
} from './workers.tasks';

/** At least three, so that long tasks of two sorts do not keep the others waiting. */
const maxThreads = Math.max(3, Math.min(4, availableParallelism() - 1));
const idleMs = 20_000;
/** For a thread to start and to load a task's code, on a machine with other things to do. */
const startMs = 20_000;
const closeMs = 2_000;
/** Of the heap alone: buffers and pictures lie outside of it, so their sizes are checked before they are read. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };
/** The threads give way to the one that answers requests. */
const niceIncrement = 5;

/** A task took more time or memory than it may; while that is remembered, the same input is not tried again. */
export class TaskTimeout extends Refusal {
  constructor() {
    const { status, code, message, fields, retryAfterSeconds } = busy();
    super(status, code, message, fields, retryAfterSeconds);
  }
}

const tookTooMuchMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export interface TaskCounters {
  /** Calls that a thread has ended, well or not. */
  runs: number;
  /** Calls answered from what is kept, or by a run under way for the same input. */
  hits: number;
  /** Calls for which there was no room. */
  refused: number;
  timeouts: number;
  failures: number;
  /** ms over all runs, from the call to the thread until its answer. */
  runtimeMs: number;
}

export interface WorkerStats {
  running: number;
  waiting: number;
  tasks: Record<TaskName, TaskCounters>;
}

export interface Workers {
  /**
   * Runs a task in a thread, or answers what it gave for the same input before; callers share the result and leave it as it is.
   * `key` names the input where making or hashing it costs: the same key has to mean the same result for good.
   * @throws Refusal 503 when too many calls wait, `TaskTimeout` when it takes too long
   */
  run<Name extends TaskName>(
    name: Name,
    input: InputOf<Name> | (() => Promise<InputOf<Name>>),
    key?: string,
  ): Promise<OutputOf<Name>>;
  stats(): WorkerStats;
  /** Waits a moment for what runs, then ends the threads. */
  close(): Promise<void>;
}

interface TaskState {
  queue: TaskQueue;
  counters: TaskCounters;
  /** Results by key; of what took too long, that it did. */
  cache: LRUCache<string, { value: unknown } | 'timeout'> | null;
  underWay: Map<string, Promise<unknown>>;
}

/** One pool for everything that costs more than a few milliseconds. Threads start with the first call and end when nothing is to do. */
export function createWorkers(limits: Readonly<Record<TaskName, TaskLimits>> = taskLimits): Workers {
  let pool: Promise<Piscina> | undefined;
  let calls = 0;
  let isClosed = false;
  /** What to do when a call has begun in its thread, by the call's id. */
  const begins = new Map<number, () => void>();
  const states = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, stateOf(limit)]),
  ) as Record<TaskName, TaskState>;

  async function openPool(): Promise<Piscina> {
    const [piscina, file] = await Promise.all([import('piscina'), threadFile('tasks.worker')]);
    const opened = new piscina.Piscina({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads,
      idleTimeout: idleMs,
      closeTimeout: closeMs,
      // Tasks wait for their own promises, which a thread that blocks between two tasks would not settle.
      atomics: 'disabled',
      resourceLimits,
      niceIncrement,
    });
    opened.on('message', ({ started }: TaskBegun) => begins.get(started)?.());
    // Whoever called is told of it; here it is heard so that it does not end the process.
    opened.on('error', () => undefined);
    return opened;
  }

  async function inThread(name: TaskName, input: unknown): Promise<unknown> {
    if (isClosed) throw busy();
    pool ??= openPool();
    const threads = await pool;
    const id = ++calls;
    const control = new AbortController();
    const stop = () => control.abort();
    let timer = setTimeout(stop, startMs);
    begins.set(id, () => {
      clearTimeout(timer);
      timer = setTimeout(stop, limits[name].timeoutMs);
    });
    const { counters } = states[name];
    const since = performance.now();
    try {
      return await threads.run({ id, input } satisfies TaskCall<unknown>, { name, signal: control.signal });
    } catch (error) {
      if (!control.signal.aborted && !tookTooMuchMemory(error)) {
        counters.failures += 1;
        throw error;
      }
      counters.timeouts += 1;
      throw new TaskTimeout();
    } finally {
      clearTimeout(timer);
      begins.delete(id);
      counters.runs += 1;
      counters.runtimeMs += performance.now() - since;
    }
  }

  async function make(name: TaskName, key: string, load: () => Promise<unknown>): Promise<unknown> {
    const { counters, cache, queue } = states[name];
    try {
      const value = await queue.run(async () => inThread(name, await load()));
      cache?.set(key, { value });
      return value;
    } catch (error) {
      if (error instanceof TaskTimeout) cache?.set(key, 'timeout');
      else if (error instanceof Refusal) counters.refused += 1;
      throw error;
    }
  }

  async function run(name: TaskName, input: unknown, key?: string): Promise<unknown> {
    const { counters, cache, underWay } = states[name];
    const cacheKey = key ?? contentKey(input);
    const before = cache?.get(cacheKey);
    if (before === 'timeout') throw new TaskTimeout();
    const made = before ? Promise.resolve(before.value) : underWay.get(cacheKey);
    if (made) {
      counters.hits += 1;
      return made;
    }
    const load = typeof input === 'function' ? (input as () => Promise<unknown>) : async () => input;
    const making = make(name, cacheKey, load).finally(() => underWay.delete(cacheKey));
    underWay.set(cacheKey, making);
    return making;
  }

  return {
    run: run as Workers['run'],
    stats: () => statsOf(states),
    async close() {
      isClosed = true;
      await (await pool)?.close();
    },
  };
}

function stateOf(limits: TaskLimits): TaskState {
  return {
    queue: createTaskQueue(limits),
    counters: { runs: 0, hits: 0, refused: 0, timeouts: 0, failures: 0, runtimeMs: 0 },
    cache:
      limits.cacheBytes > 0
        ? new LRUCache({
            maxSize: limits.cacheBytes,
            sizeCalculation: (cache, key) => key.length + sizeOf(cache),
          })
        : null,
    underWay: new Map(),
  };
}

function statsOf(states: Record<TaskName, TaskState>): WorkerStats {
  const all = Object.values(states);
  const running = all.reduce((sum, { queue }) => sum + queue.running, 0);
  return {
    running,
    waiting: all.reduce((sum, { queue }) => sum + queue.waiting, 0),
    tasks: Object.fromEntries(
      Object.entries(states).map(([name, { counters }]) => [name, { ...counters }]),
    ) as WorkerStats['tasks'],
  };
}

/** What a task gave as bytes, without a copy. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The same for inputs of the same content. */
const contentKey = (input: unknown): string =>
  createHash('sha256')
    .update(typeof input === 'string' ? input : serialize(input))
    .digest('base64url');

const overhead = 100;

/** Bytes, about. */
function sizeOf(cache: { value: unknown } | 'timeout'): number {
  if (cache === 'timeout') return overhead;
  const { value } = cache;
  if (typeof value === 'string') return overhead + 2 * value.length;
  return overhead + (value instanceof Uint8Array ? value.byteLength : serialize(value).byteLength);
}
