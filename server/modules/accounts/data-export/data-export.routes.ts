import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock';
import type { Handlers } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import { signedIn } from '../identity';
import type { DataExportService } from './data-export.service';

export function dataExportHandlers(dataExports: DataExportService) {
  return {
    async getDataExport(request) {
      return [200, await dataExports.get(signedIn(request).accountId)];
    },
    async requestDataExport(request) {
      const { accountId } = signedIn(request);
      const code = request.headers['step-up-code'];
      return [200, await dataExports.ask(accountId, code)];
    },
    async createDataExportFile(request) {
      return [200, await dataExports.address(signedIn(request).accountId)];
    },
  } satisfies Handlers<'getDataExport' | 'requestDataExport' | 'createDataExportFile'>;
}

/** Saved by the browser itself, which sends no header: the address says whose it is. */
export function dataExportRoutes(app: FastifyInstance, dataExports: DataExportService, clock: Clock): void {
  app.get<{ Querystring: { of?: unknown } }>('/files/data-export.zip', async (request, reply) => {
    const { of } = request.query;
    const stored = typeof of === 'string' ? await dataExports.open(of) : null;
    if (!stored) throw notFound('This link has expired. Request the file again');
    const day = clock.now().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-disposition': `attachment; filename="haat-${day}.zip"`,
        'content-length': stored.size,
      })
      .type('application/zip')
      .send(stored.open());
  });
}
