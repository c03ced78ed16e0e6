import { getHeapStatistics } from 'node:v8';
import { ConfigError, type Env, whole } from './env';

/** Where `/metrics` is answered: on a port of its own, beside the other routes with a token, on both, or nowhere. */
export interface MetricsConfig {
  port: number | null;
  host: string;
  token: string | null;
}

/** Beyond these requests are refused with 503; 0: no limit. */
export interface SheddingConfig {
  /** Mean delay of the event loop over a second. */
  eventLoopDelayMs: number;
  /** Share of a second in which the event loop is busy, 0 to 1. */
  eventLoopUtilization: number;
  rssBytes: number;
  heapBytes: number;
}

const megabyte = 1_048_576;

export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** @throws ConfigError */
export function metricsOf(env: Env): MetricsConfig {
  const port = whole(env, 'METRICS_PORT', 0, 0, 65_535) || null;
  const host = env['METRICS_HOST'] || '127.0.0.1';
  const token = env['METRICS_TOKEN'] || null;
  if (token !== null && !/^[\x21-\x7e]{24,512}$/.test(token))
    throw new ConfigError('METRICS_TOKEN has to be 24 to 512 random characters without spaces');
  if (port !== null && token === null && !isLoopback(host))
    throw new ConfigError(
      `METRICS_TOKEN is missing: METRICS_HOST=${host} is reached from other machines. Set a token, or leave METRICS_HOST out`,
    );
  return { port, host, token };
}

/**
 * Memory is limited to nine tenths of what the process may have: of V8's heap, and of its container where that has a limit.
 * @throws ConfigError
 */
export function sheddingOf(env: Env): SheddingConfig {
  const container = process.constrainedMemory?.() ?? 0;
  // Without a limit it answers more than any machine has.
  const containerBytes = container > 0 && container < 2 ** 48 ? container : 0;
  return {
    eventLoopDelayMs: whole(env, 'SHED_EVENT_LOOP_DELAY_MS', 1_000, 0, 60_000),
    eventLoopUtilization: whole(env, 'SHED_EVENT_LOOP_PERCENT', 0, 0, 100) / 100,
    rssBytes: megabytes(env, 'SHED_RSS_MB', containerBytes * 0.9),
    heapBytes: megabytes(env, 'SHED_HEAP_MB', getHeapStatistics().heap_size_limit * 0.9),
  };
}

const megabytes = (env: Env, name: string, fallbackBytes: number) =>
  whole(env, name, Math.round(fallbackBytes / megabyte), 0, 10_000_000) * megabyte;
