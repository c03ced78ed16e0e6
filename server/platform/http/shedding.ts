import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { SheddingConfig } from '../config/runtime';
import { answerBody } from './error.answer';
import { Refusal } from './errors';

const retryAfterSeconds = 5;
/** What loading and starting cost is sampled once or twice more after the server listens. */
const settleMs = 3_000;
/** Monitoring has to be answered even under overload. */
const neverShed = new Set(['/healthz', '/readyz', '/metrics']);

/** Rejects requests with 503 */
export async function shedLoad(
  app: FastifyInstance,
  { eventLoopDelayMs, eventLoopUtilization, rssBytes, heapBytes }: SheddingConfig,
  registry: Registry,
): Promise<void> {
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'requests refused while the server was overloaded, by the limit that was passed',
    labelNames: ['limit'],
    registers: [registry],
  });
  if ([eventLoopDelayMs, eventLoopUtilization, rssBytes, heapBytes].every((limit) => limit === 0)) {
    app.decorate('isUnderPressure', () => false);
    return;
  }
  let isSettled = false;
  app.addHook('onListen', async () => {
    setTimeout(() => {
      isSettled = true;
    }, settleMs).unref();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    maxEventLoopUtilization: eventLoopUtilization,
    eventLoopUtilizationMode: 'interval',
    maxRssBytes: rssBytes,
    maxHeapUsedBytes: heapBytes,
    // What it answers is sent, which its types do not say; nothing lets the request pass.
    pressureHandler: (request: FastifyRequest, reply: FastifyReply, limit: string): void => {
      if (!isSettled || neverShed.has(request.routeOptions.url ?? '')) return;
      shed.inc({ limit });
      return answerBody(overloaded, request, reply) as never;
    },
  });
  const isUnderPressure = app.isUnderPressure;
  app.isUnderPressure = () => isSettled && isUnderPressure();
}

const overloaded = new Refusal(
  503,
  'overloaded',
  'The server is busy. Try again in a few seconds',
  undefined,
  retryAfterSeconds,
);
