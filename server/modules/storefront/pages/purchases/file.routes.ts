import type { FastifyInstance, FastifyReply } from 'fastify';
import { CopyPending, partOf, type SentFile, sendFile } from '../../../delivery';
import { isPublicId, type Storefront } from '../storefront.parts';
import { countFreePlay, fileProof, streamAddressOf, streamProof } from './file-proof';

/** Types that browsers show by themselves, and in which nothing can run. */
const shown = /^(application\/pdf|image\/(jpeg|png|webp|avif|gif))$/;

function refuse(error: unknown, reply: FastifyReply): never {
  // A browser asks again by itself.
  if (error instanceof CopyPending) reply.header('refresh', String(error.retryAfterSeconds));
  throw error;
}

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
      const proof = await proofOf(request);
      const isView = ({ type }: SentFile) => 'view' in (request.query as object) && shown.test(type);
      const file = await files
        .download({ accessId, mediaId }, { proof, partOf: (one: SentFile) => partOf(request, one), isView })
        .catch((error: unknown) => refuse(error, reply));
      return sendFile(request, reply, file, isView(file) ? 'inline' : 'attachment');
    },
  );

  for (const path of ['/media/archive/:accessId', '/media/archive/:accessId/:lessonId'])
    app.get<{ Params: { accessId: string; lessonId?: string } }>(
      path,
      { compress: false },
      async (request, reply) => {
        const ended = new AbortController();
        reply.raw.once('close', () => ended.abort());
        if (!isPublicId(request.params.accessId)) return reply.callNotFound();
        const archive = await files
          .archive(request.params, {
            proof: await proofOf(request),
            partOf: (one) => partOf(request, one),
            ended: ended.signal,
          })
          .catch((error: unknown) => refuse(error, reply));
        // A proxy that reads ahead would have files read that nobody takes.
        reply.header('x-accel-buffering', 'no');
        return sendFile(request, reply, archive, 'attachment');
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
