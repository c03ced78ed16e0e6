import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { MetricsConfig } from '../config/runtime';
import { notFound } from '../http/errors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries the token; compared in constant time. */
function isAuthorized(header: string | undefined, token: string): boolean {
  const given = /^Bearer (\S{1,512})$/i.exec(header ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

/** `/metrics` beside the other routes, for whoever brings METRICS_TOKEN. To everybody else it is not there. */
export function registerMetrics(app: FastifyInstance, registry: Registry, { token }: MetricsConfig): void {
  if (token === null) return;
  app.get('/metrics', async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, token)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** `/metrics` on a port of its own, with the token where there is one; null where no port is configured. */
export async function listenForMetrics(
  registry: Registry,
  { port, host, token }: MetricsConfig,
): Promise<Server | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked || (token !== null && !isAuthorized(request.headers.authorization, token))) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
