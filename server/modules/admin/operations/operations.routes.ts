import type { FastifyInstance } from 'fastify';
import { notFound, unavailable, unprocessable } from '../../../platform/http/errors';
import { docsPage, docsStart } from './docs.page';
import type { OperationsService } from './operations.service';
import { type OutboxPort, registerOutbox } from './outbox.routes';

export interface OperationsDependencies {
  isProduction: boolean;
  isReferenceShown: boolean;
  outbox: OutboxPort;
  /** Whether the last nightly proof of the ledger found nothing. */
  areBooksProved: () => Promise<boolean>;
}

/** What the people who run and build Haat need, beside the contract. */
export function registerOperations(
  app: FastifyInstance,
  service: OperationsService,
  { isProduction, isReferenceShown, outbox, areBooksProved }: OperationsDependencies,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isUnderPressure()) throw unavailable('overloaded', 'The server is overloaded');
    if (!(await service.isReady())) throw unavailable('not_ready', 'The database is not responding');
    // Sales continue, so the server stays ready, but monitoring has to see this.
    return { status: 'ready', ...(!(await areBooksProved()) && { books: 'do not agree' }) };
  });

  app.get('/openapi.yaml', async (_request, reply) => reply.type('application/yaml').send(service.openapi()));
  if (isReferenceShown) registerReference(app, service);

  if (isProduction) return;
  registerOutbox(app, outbox);
  app.post<{ Body: { advance?: unknown } | null | undefined }>('/dev/clock', async (request) => {
    const advance = request.body?.advance;
    if (typeof advance !== 'string') {
      throw unprocessable('invalid_duration', 'Send {"advance":"P2D"}', {
        advance: 'This field is required',
      });
    }
    return { now: (await service.advance(advance)).toISOString() };
  });
}

function registerReference(app: FastifyInstance, service: OperationsService): void {
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage));
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(docsStart),
  );
  app.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const file = await service.docsFile(request.params.file);
    if (file === null) throw notFound();
    return reply.type(file.type).header('cache-control', 'public, max-age=86400').send(file.body);
  });
}
