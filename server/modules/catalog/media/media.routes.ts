import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../../platform/http/contract';
import { notFound, Refusal } from '../../../platform/http/errors';
import { signedIn } from '../../accounts';
import type { MediaService } from './media.service';

export function mediaHandlers(service: MediaService) {
  return {
    async uploadMedia(request) {
      const { body, query } = request;
      if (!Buffer.isBuffer(body) || body.length === 0)
        throw new Refusal(400, 'empty_body', 'Send the picture as the body of the request');
      const { accountId } = signedIn(request);
      return [201, await service.keep(accountId, async () => body, query.alt?.trim() ?? '')];
    },
  } satisfies Handlers<'uploadMedia'>;
}

/** `GET /media/{id}/{width}.{format}`: the address changes with the picture, so it may be kept for ever. */
export function registerMedia(app: FastifyInstance, service: MediaService): void {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const found = await service.version(request.params.id, request.params.file);
    if (!found) throw notFound('Picture not found');
    return (
      reply
        .type(found.type)
        .header('content-length', found.stored.size)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Previews of our links are drawn by other sites.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(found.stored.open())
    );
  });
}
