import { getHeapStatistics } from 'node:v8';
import { type Env, read, refusal } from './env';

/** Where `/metrics` is served: on a port of its own, beside the other routes with a token, on both, or nowhere. */
export interface MetricsConfig {
  port: number | null;
  host: string;
  token: string | null;
}

/** Beyond these requests are answered with 503; 0: no limit. */
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
  const port = read(env, 'METRICS_PORT') || null;
  const host = read(env, 'METRICS_HOST');
  const token = read(env, 'METRICS_TOKEN');
  if (port !== null && token === null && !isLoopback(host))
    throw refusal(
      'METRICS_TOKEN',
      `not set. Required because METRICS_HOST=${host} is reachable from other machines. Set a token, or remove METRICS_HOST.`,
    );
  return { port, host, token };
}

/**
 * Memory is limited to nine tenths of what the process may have: of V8's heap, and of its container where that has a limit.
 * @throws ConfigError
 */
export function sheddingOf(env: Env): SheddingConfig {
  const container = process.constrainedMemory?.() ?? 0;
  // Without a limit it returns more than any machine has.
  const containerBytes = container > 0 && container < 2 ** 48 ? container : 0;
  return {
    eventLoopDelayMs: read(env, 'SHED_EVENT_LOOP_DELAY_MS'),
    eventLoopUtilization: read(env, 'SHED_EVENT_LOOP_PERCENT') / 100,
    rssBytes: bytes(read(env, 'SHED_RSS_MB'), containerBytes * 0.9),
    heapBytes: bytes(read(env, 'SHED_HEAP_MB'), getHeapStatistics().heap_size_limit * 0.9),
  };
}

const bytes = (megabytes: number | null, fallbackBytes: number) =>
  (megabytes ?? Math.round(fallbackBytes / megabyte)) * megabyte;
