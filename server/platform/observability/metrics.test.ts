import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../config/config';
import { metricsOf, sheddingOf } from '../config/runtime';
import { createHttp } from '../http/http';
import { type TestDeps, testDeps } from '../testing/testing';
import { measureProcess, measureWork } from './metrics';
import { listenForMetrics, registerMetrics } from './metrics.endpoint';

const token = 'a-token-of-at-least-24-characters';
const authorization = `Bearer ${token}`;
let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const serverWith = async (config: Partial<Config> = {}) => {
  const app = await createHttp({ ...deps.config, ...config }, deps.log, deps.metrics);
  app.get('/healthz', async () => 'ok');
  app.get('/products/:id', async () => 'a product');
  app.get('/blocks', async () => {
    const until = performance.now() + 250;
    while (performance.now() < until);
    return 'at last';
  });
  app.post('/reads', async () => 'thanks');
  registerMetrics(app, deps.metrics, { port: null, host: '127.0.0.1', token });
  return app;
};

test('only who brings the token sees the metrics', async () => {
  const app = await serverWith();
  const seen = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/metrics', headers })).statusCode;
  expect(await seen({})).toBe(404);
  expect(await seen({ authorization: 'Bearer ' })).toBe(404);
  expect(await seen({ authorization: `Bearer ${token}s` })).toBe(404);
  expect(await seen({ authorization: `Basic ${token}` })).toBe(404);
  expect(await seen({ authorization })).toBe(200);
  const bare = await createHttp(deps.config, deps.log);
  registerMetrics(bare, new Registry(), { port: null, host: '127.0.0.1', token: null });
  expect((await bare.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  await Promise.all([app.close(), bare.close()]);
});

test('requests are counted by pattern, method and status, never by what stands in their address', async () => {
  const app = await serverWith();
  for (const url of ['/products/secret-1', '/products/secret-2?phone=9876543210', '/nothing/secret-3'])
    await app.inject({ url });
  const { body, headers } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/products/:id",status="200"} 2',
  );
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1',
  );
  expect(body).not.toMatch(/secret|98765/);
  await app.close();
});

test('a request that holds the event loop is logged with its route, once', async () => {
  const app = await serverWith();
  await app.inject({ url: '/products/1' });
  await app.inject({ url: '/blocks?phone=9876543210' });
  await app.inject({ method: 'POST', url: '/reads', payload: { a: 1 } });
  const lines = deps
    .logged()
    .split('\n')
    .filter((line) => line.includes('Event loop blocked') && line.includes('/blocks'));
  expect(lines).toHaveLength(1);
  const heldMs = Number(/"heldMs":(\d+)/.exec(lines[0] ?? '')?.[1]);
  expect(heldMs).toBeGreaterThanOrEqual(250);
  expect(lines[0]).not.toContain('98765');
  expect(await deps.metrics.metrics()).toContain(
    'haat_event_loop_held_total{kind="request",name="/blocks"} 1',
  );
  await app.close();
});

test('the process, its jobs and its connections are measured, and whatever else is registered', async () => {
  const stop = measureProcess(deps.metrics);
  measureWork(deps.metrics, deps);
  deps.jobs.handle('tested', async () => undefined);
  const rows = `('00000000-0000-4000-8000-000000000001', 'tested', 5, '2000-01-01', 0, 'null', null),
    ('00000000-0000-4000-8000-000000000002', 'tested', 5, '2100-01-01', 0, 'null', null),
    ('00000000-0000-4000-8000-000000000003', 'a queue of before', 5, '2000-01-01', 0, 'null', '2001-01-01')`;
  await deps.database.pool.query(
    `insert into job (id, queue, priority, run_at, attempts, payload, dead_at) values ${rows}`,
  );
  new Gauge({ name: 'haat_tested', help: 'Of another part.', registers: [deps.metrics] }).set(3);
  for (let call = 0; call < 2; call += 1) await deps.workers.run('markdown', 'The same text');
  const text = await deps.metrics.metrics();
  for (const line of [
    'haat_jobs{queue="tested",state="due"} 1',
    'haat_jobs{queue="tested",state="later"} 1',
    'haat_jobs{queue="other",state="dead"} 1',
    'haat_tested 3',
    'haat_worker_tasks{state="running"} 0',
    'haat_worker_tasks{state="waiting"} 0',
    'haat_worker_task_calls_total{task="markdown",outcome="runs"} 1',
    'haat_worker_task_calls_total{task="markdown",outcome="hits"} 1',
    'haat_worker_task_calls_total{task="markdown",outcome="refused"} 0',
  ])
    expect(text).toContain(line);
  for (const name of [
    'nodejs_eventloop_lag_seconds{quantile="0.99"}',
    'nodejs_eventloop_utilization',
    'nodejs_memory_bytes{kind="rss"}',
    'process_cpu_seconds_total',
    'haat_database_connections{state="busy"}',
    'haat_database_connection_wait_seconds_count',
    'haat_worker_task_seconds_total{task="markdown"}',
  ])
    expect(text).toMatch(new RegExp(`^${name.replace(/[{}.]/g, '\\$&')} [\\d.e-]+$`, 'm'));
  expect(text).toContain('# TYPE nodejs_gc_duration_seconds histogram');
  stop();
});

test('a port of its own answers nothing but the metrics', async () => {
  const server = await listenForMetrics(deps.metrics, { port: 0, host: '127.0.0.1', token });
  const { port } = (server as Server).address() as AddressInfo;
  const ask = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers }).then(({ status }) => status);
  expect(await ask('/metrics', { authorization })).toBe(200);
  expect(await ask('/metrics')).toBe(404);
  expect(await ask('/', { authorization })).toBe(404);
  await new Promise((resolve) => {
    server?.closeAllConnections();
    server?.close(resolve);
  });
  expect(await listenForMetrics(deps.metrics, { port: null, host: '127.0.0.1', token })).toBeNull();
});

test('beyond a limit requests are refused at once, but for those that watch', async () => {
  const shedding = { eventLoopDelayMs: 0, eventLoopUtilization: 0, rssBytes: 0, heapBytes: 1 };
  const app = await serverWith({ shedding });
  await app.listen({ host: '127.0.0.1', port: 0 });
  // The first sample is taken after a second.
  await expect.poll(() => app.isUnderPressure(), { timeout: 10_000 }).toBe(true);
  const refused = await app.inject({ url: '/products/1', headers: { 'accept-language': 'hi' } });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.headers['content-security-policy']).toBeDefined();
  expect(refused.json()).toMatchObject({ code: 'overloaded', message: expect.stringContaining('भीड़') });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(statusCode).toBe(200);
  expect(body).toContain('http_requests_shed_total{limit="heapUsedBytes"} 1');
  await app.close();
});

test('what the environment says of metrics and limits', () => {
  expect(metricsOf({})).toEqual({ port: null, host: '127.0.0.1', token: null });
  expect(metricsOf({ METRICS_PORT: '9464' }).port).toBe(9464);
  for (const given of ['short', 'more than 24 characters with spaces'])
    expect(() => metricsOf({ METRICS_TOKEN: given })).toThrow('METRICS_TOKEN');
  expect(() => metricsOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN');
  expect(metricsOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token }).token).toBe(
    token,
  );
  expect(sheddingOf({ SHED_RSS_MB: '512', SHED_EVENT_LOOP_PERCENT: '98' })).toMatchObject({
    eventLoopDelayMs: 1_000,
    eventLoopUtilization: 0.98,
    rssBytes: 512 * 1_048_576,
  });
  expect(sheddingOf({}).heapBytes).toBeGreaterThan(0);
  expect(() => sheddingOf({ SHED_HEAP_MB: 'much' })).toThrow('SHED_HEAP_MB');
});
