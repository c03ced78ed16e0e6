import { monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../database/database';
import type { Jobs } from '../jobs/jobs';
import type { Workers } from '../workers/workers';

// Labels are bounded: patterns of routes, methods, statuses, queues. None of them says anything of a person.

/** Each built file has a route of its own; here they are one. */
export const routeLabel = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => {
  const route = routeOptions.url ?? 'unmatched';
  return route.startsWith('/assets/') ? '/assets/*' : route;
};

/** Counts and times every request of `app`. Add it before its routes. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: routeLabel(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
}

const gcKinds: Readonly<Record<number, string>> = {
  1: 'minor',
  2: 'minor',
  4: 'major',
  8: 'incremental',
  16: 'weakcb',
};

/** The event loop, memory and garbage collection of this process. Answers how to stop measuring. */
export function measureProcess(registry: Registry): () => void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let used = performance.eventLoopUtilization();
  gauges(
    registers,
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop since the last scrape.',
    'quantile',
    () => {
      const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
      const values = {
        mean: seconds(delay.mean),
        '0.5': seconds(delay.percentile(50)),
        '0.99': seconds(delay.percentile(99)),
        max: seconds(delay.max),
      };
      delay.reset();
      return values;
    },
  );
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of time since the last scrape in which the event loop was busy.',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, used).utilization);
      used = now;
    },
  });
  gauges(registers, 'nodejs_memory_bytes', 'Memory of the process as Node.js counts it.', 'kind', () => ({
    ...process.memoryUsage(),
  }));
  new Gauge({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
    },
  });
  const collections = new Histogram({
    name: 'nodejs_gc_duration_seconds',
    help: 'Duration of garbage collections by kind.',
    labelNames: ['kind'],
    buckets: [0.001, 0.01, 0.1, 1],
    registers,
  });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind } = (entry as unknown as { detail: { kind: number } }).detail;
      collections.observe({ kind: gcKinds[kind] ?? 'other' }, entry.duration / 1_000);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => {
    delay.disable();
    observer.disconnect();
  };
}

/** Jobs by queue, the connections of the pool and the tasks of the worker threads, asked at each scrape. */
export function measureWork(
  registry: Registry,
  { jobs, database, workers }: { jobs: Jobs; database: Database; workers: Workers },
): void {
  const registers = [registry];
  measureTasks(registers, workers);
  new Gauge({
    name: 'haat_jobs',
    help: 'Jobs by queue: due, for later, and given up (dead).',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const depths = await inTime(jobs.depth());
      this.reset();
      for (const { queue, ...states } of depths ?? [])
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
    },
  });
  gauges(
    registers,
    'haat_database_connections',
    'Connections of the pool, and queries that wait for one.',
    'state',
    () => database.connections(),
  );
  const waits = new Histogram({
    name: 'haat_database_connection_wait_seconds',
    help: 'How long queries and transactions waited for a connection.',
    buckets: [0.001, 0.01, 0.1, 1, 10],
    registers,
  });
  database.onConnectionWait((ms) => waits.observe(ms / 1_000));
}

function measureTasks(registers: Registry[], workers: Workers): void {
  gauges(registers, 'haat_worker_tasks', 'Tasks in worker threads, and waiting for one.', 'state', () => {
    const { running, waiting } = workers.stats();
    return { running, waiting };
  });
  new Gauge({
    name: 'haat_worker_task_calls_total',
    help: 'Calls of tasks: run in a thread, answered from what was kept (hits), refused for want of room; of the runs, timeouts and failures.',
    labelNames: ['task', 'outcome'],
    registers,
    collect() {
      for (const [task, { runtimeMs: _, ...outcomes }] of Object.entries(workers.stats().tasks))
        for (const [outcome, count] of Object.entries(outcomes)) this.set({ task, outcome }, count);
    },
  });
  new Gauge({
    name: 'haat_worker_task_seconds_total',
    help: 'Time of all runs of a task.',
    labelNames: ['task'],
    registers,
    collect() {
      for (const [task, { runtimeMs }] of Object.entries(workers.stats().tasks))
        this.set({ task }, runtimeMs / 1_000);
    },
  });
}

/** One metric whose label takes the names of what `values` answers. */
function gauges(
  registers: Registry[],
  name: string,
  help: string,
  label: string,
  values: () => Record<string, number>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    collect() {
      for (const [key, value] of Object.entries(values())) this.set({ [label]: key }, value);
    },
  });
}

const patienceMs = 2_000;

/** A database that does not answer leaves a gap, not a scrape without an end. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null).unref();
  });
  return Promise.race([work, late])
    .catch(() => null)
    .finally(() => clearTimeout(timer));
}
