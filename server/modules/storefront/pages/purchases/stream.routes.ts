import type { RenditionName } from '@haat/openapi';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendFile } from '../../../delivery';
import { isPublicId, type Storefront } from '../storefront.parts';
import { countFreePlay, fileProof, streamAddressOf, streamProof } from './file-proof';

const mpegUrl = 'application/vnd.apple.mpegurl';
const master = /^master(?:-(360|720|1080))?\.m3u8$/;
const captions = /^captions-([a-zA-Z-]{2,15})\.vtt$/;

/** Playlists and segments of video and audio for those who have paid; the file as it was uploaded is among the other files. */
export function streamRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies } = storefront;
  const { streams } = dependencies;
  const proofOf = fileProof(dependencies);
  const opened = streamProof(storefront);

  const sendText = (reply: FastifyReply, type: string, text: string) =>
    reply
      .headers({ 'cache-control': 'private, no-store', 'content-type': type, 'x-robots-tag': 'noindex' })
      .send(text);

  app.get<{ Params: { mediaId: string; name: string } }>(
    '/stream/video/:mediaId/:name',
    async (request, reply) => {
      const { name } = request.params;
      const at = streamAddressOf(request);
      if (!at) return reply.callNotFound();
      const proof = await proofOf(request);
      if (name === 'poster.jpg' || name === 'thumbnails.jpg')
        return sendFile(request, reply, await streams.picture(at, name, proof), 'inline');
      const [, language] = captions.exec(name) ?? [];
      if (language !== undefined)
        return sendText(reply, 'text/vtt; charset=utf-8', await streams.captions(at, language, proof));
      const listed = master.exec(name);
      if (!listed) return reply.callNotFound();
      const playlist = await streams.master(at, proof, listed[1] as RenditionName | undefined);
      await countFreePlay(dependencies, request, at);
      return sendText(reply, mpegUrl, playlist);
    },
  );

  app.get<{ Params: { mediaId: string; ticket: string; name: string } }>(
    '/stream/video/:mediaId/:ticket/:name',
    async (request, reply) => {
      const { mediaId } = request.params;
      if (!isPublicId(mediaId)) return reply.callNotFound();
      const part = await opened(request, (proof) => streams.part(request.params, proof));
      if (typeof part === 'string') return sendText(reply, mpegUrl, part);
      if ('url' in part)
        return reply
          .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
          .redirect(part.url);
      return sendFile(request, reply, part, 'inline');
    },
  );
}
