import type { Handlers } from '../../../../platform/http/contract';
import { signedIn } from '../../../accounts';
import { readCaptions, removeCaptions, setCaptions, setChapters } from './caption.service';
import { reportFailure } from './preparation.service';
import {
  beginRenditions,
  cancelRenditions,
  finishRenditions,
  type RenditionContext,
  readRenditions,
  takeRenditionFile,
} from './rendition.service';

type Asked = Parameters<typeof signedIn>[0] & { params: { id: string } };
const contentOf = (request: Asked) => ({
  seller_id: signedIn(request).accountId,
  content_id: request.params.id,
});
const mediaOf = (request: Asked) => ({ seller_id: signedIn(request).accountId, id: request.params.id });
const captionsOf = (request: Asked & { params: { language: string } }) => ({
  seller_id: signedIn(request).accountId,
  media_id: request.params.id,
  language: request.params.language,
});

/** Renditions, captions and chapters of a creator’s video and audio. */
export function videoHandlers(context: RenditionContext) {
  return {
    getCaptions: async (request) => [200, await readCaptions(context, captionsOf(request))],
    setCaptions: async (request) => [200, await setCaptions(context, captionsOf(request), request.body)],
    async deleteCaptions(request) {
      await removeCaptions(context, captionsOf(request));
      return [204, undefined];
    },
    setChapters: async (request) => [200, await setChapters(context, mediaOf(request), request.body)],
    getRenditions: async (request) => [200, await readRenditions(context, contentOf(request))],
    beginRenditions: async (request) => [
      201,
      await beginRenditions(context, contentOf(request), request.body),
    ],
    async cancelRenditions(request) {
      await cancelRenditions(context, contentOf(request));
      return [204, undefined];
    },
    async sendRenditionFile(request) {
      const { params, query, headers, body } = request;
      const announced = Number(headers['content-length'] ?? 0);
      const sent = { name: params.name, duration: query.duration, body, announced };
      await takeRenditionFile(context, contentOf(request), sent);
      return [204, undefined];
    },
    async reportRenditionsFailure(request) {
      await reportFailure(context, contentOf(request), request.body.reason);
      return [204, undefined];
    },
    finishRenditions: async (request) => [
      200,
      await finishRenditions(context, contentOf(request), request.body),
    ],
  } satisfies Handlers<
    | 'getCaptions'
    | 'setCaptions'
    | 'deleteCaptions'
    | 'setChapters'
    | 'getRenditions'
    | 'beginRenditions'
    | 'cancelRenditions'
    | 'sendRenditionFile'
    | 'finishRenditions'
    | 'reportRenditionsFailure'
  >;
}
