import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import { CopyPending, type Proof, rangeOf, type SentFile, sendFile } from '../../../delivery';
import { isPublicId, type Storefront } from '../storefront.parts';

/** Types that browsers show by themselves, and in which nothing can run. */
const shown = /^(application\/pdf|image\/(jpeg|png|webp|avif|gif))$/;

/** Files of those who have paid: to be downloaded, shown or played. */
export function fileRoutes(app: FastifyInstance, { dependencies }: Storefront): void {
  const { buyers, files, identity } = dependencies;

  /** The browser's cookie, the token of an order, or an account. */
  async function proofOf(request: FastifyRequest): Promise<Proof> {
    const { 'order-token': token, authorization = '' } = request.headers;
    const [, bearer] = /^Bearer (\S{1,512})$/i.exec(authorization) ?? [];
    if (bearer !== undefined) return { phones: (await identity.resolveSession(bearer))?.phones ?? [] };
    return { ...(await buyers.proofOf(request)), ...(typeof token === 'string' && { token }) };
  }

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
      const { mediaId } = request.params;
      const accessId = textOf(request.query, 'access') || undefined;
      if (!isPublicId(mediaId) || (accessId !== undefined && !isPublicId(accessId)))
        return reply.callNotFound();
      const file = await files.stream(mediaId, accessId, await proofOf(request));
      return sendFile(request, reply, file, 'inline');
    },
  );
}
