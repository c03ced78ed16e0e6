import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../../platform/http/errors';
import type { Files } from './files.service';

/** Files are saved by the browser itself, which sends no header: their addresses say who asked. */
export function fileRoutes(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { file: string }; Querystring: { of?: unknown } }>(
    '/files/:file',
    async (request, reply) => {
      const { of } = request.query;
      const made = typeof of === 'string' ? await files.make(request.params.file, of) : null;
      if (!made) throw notFound('This link has expired. Request the file again');
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': `attachment; filename="${made.name}"`,
        })
        .type(made.type)
        .send(made.content);
    },
  );
}
