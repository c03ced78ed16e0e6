import type { FastifyInstance } from 'fastify';
import { CopyPending, rangeOf, type SentFile, sendFile } from '../../../delivery';
import { isPublicId, type Storefront } from '../storefront.parts';
import { countFreePlay, fileProof, streamAddressOf, streamProof } from './file-proof';

/** Types that browsers show by themselves, and in which nothing can run. */
const shown = /^(application\/pdf|image\/(jpeg|png|webp|avif|gif))$/;

/** Files of those who have paid: to be downloaded, shown or played. */
export function fileRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies } = storefront;
  const { files } = dependencies;
  const proofOf = fileProof(dependencies);
  const opened = streamProof(storefront);

  app.get<{ Params: { accessId: string; mediaId: string } }>(
    '/media/file/:accessId/:mediaId',
    { compress: false },
    async (request, reply) => {
      const { accessId, mediaId } = request.params;
      if (!isPublicId(accessId) || !isPublicId(mediaId)) return reply.callNotFound();
      const partOf = (file: SentFile) => {
        const range = request.method === 'HEAD' ? null : rangeOf(request, file);
        if (!range) return 'none';
        return range.start === 0 ? 'start' : 'rest';
      };
      const proof = await proofOf(request);
      const isView = ({ type }: SentFile) => 'view' in (request.query as object) && shown.test(type);
      const file = await files
        .download({ accessId, mediaId }, { proof, partOf, isView })
        .catch((error: unknown) => {
          // A browser asks again by itself.
          if (error instanceof CopyPending) reply.header('refresh', String(error.retryAfterSeconds));
          throw error;
        });
      return sendFile(request, reply, file, isView(file) ? 'inline' : 'attachment');
    },
  );

  app.get<{ Params: { mediaId: string } }>(
    '/stream/video/:mediaId',
    { compress: false },
    async (request, reply) => {
      const at = streamAddressOf(request);
      if (!at) return reply.callNotFound();
      const file = await opened(request, (proof) => files.stream(at, proof));
      if (at.productId !== undefined) await countFreePlay(dependencies, request, at);
      return sendFile(request, reply, file, 'inline');
    },
  );
}
